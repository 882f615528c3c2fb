"""Reads and drives an app through AT-SPI, as a screen reader or a test program of the desktop does.

Usage: assistive_program.py APPLICATION-NAME COMMAND ... < STEPS

Starts the command, and performs the steps of the standard input, one a line:

    show                   prints the elements that are on the screen
    press NAME             performs the element's first action
    type NAME = TEXT       replaces the text of an element
    set NAME = NUMBER      changes the value of an element
    wait NAME              waits for an element
    gone NAME              waits until there is no such element on the screen
    read NAME              prints the role, the value or the text, and the states of an element

A step waits until its element is there. Exits with 1 if that does not happen before the app ends or in a minute.
"""

import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Gio, GLib
import pyatspi


def enable_accessibility():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
        GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True))),
        None, Gio.DBusCallFlags.NONE, -1, None)


def elements(root):
    """Returns the elements below one, containers before their contents."""
    found = []
    for child in root:
        if child is not None:
            found += [child] + elements(child)
    return found


def wait_for(what, condition, app):
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            result = condition()
            if result is not None:
                return result
        except GLib.Error:
            pass  # The element went away while it was read.
        if app.poll() is not None:
            sys.exit(f"the app ended with {app.returncode} before {what}")
        time.sleep(0.05)
    sys.exit(f"no {what}")


def is_showing(element):
    return element.getState().contains(pyatspi.STATE_SHOWING)


def line(element, depth):
    words = ["  " * depth + element.getRoleName()]
    if element.name:
        words.append(repr(element.name))
    try:
        words.append(f"= {element.queryValue().currentValue:g}")
    except NotImplementedError:
        pass
    if element.getRoleName() in ("entry", "text", "password text"):
        words.append("reads " + repr(element.queryText().getText(0, -1)))
    states = element.getState()
    for state, word in ((pyatspi.STATE_CHECKED, "checked"), (pyatspi.STATE_SELECTED, "selected"),
                        (pyatspi.STATE_FOCUSED, "focused")):
        if states.contains(state):
            words.append(word)
    if not states.contains(pyatspi.STATE_ENABLED):
        words.append("disabled")
    return " ".join(words)


def show(root, depth=0):
    for child in root:
        if is_showing(child):
            print(line(child, depth))
            show(child, depth + 1)


def main():
    name, command = sys.argv[1], sys.argv[2:]
    enable_accessibility()
    app = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    try:
        desktop = pyatspi.Registry.getDesktop(0)

        def application():
            for child in desktop:
                if child is not None and child.name == name and child.childCount > 0:
                    return child
            return None

        root = wait_for(f"application {name}", application, app)[0]
        for step in sys.stdin.read().splitlines():
            verb, _, rest = step.strip().partition(" ")
            target, _, value = (part.strip() for part in rest.partition(" = "))

            def find():
                return next((e for e in elements(root) if e.name == target and is_showing(e)), None)

            print("> " + step)
            if verb == "show":
                show(root)
                continue
            if verb == "gone":
                wait_for(f"end of {target!r}", lambda: True if find() is None else None, app)
                continue
            element = wait_for(f"element {target!r} for {step!r}", find, app)
            if verb == "press":
                print(element.queryAction().doAction(0))
            elif verb == "type":
                print(element.queryEditableText().setTextContents(value))
            elif verb == "set":
                element.queryValue().currentValue = float(value)
            elif verb == "wait":
                pass
            elif verb == "read":
                print(line(element, 0))
    finally:
        app.terminate()
        app.wait()


main()

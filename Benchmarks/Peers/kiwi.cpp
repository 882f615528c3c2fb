// kiwi behind a C function, so that ConstraintBenchmark can run it beside ours on the same systems.
#include <time.h>
#include <memory>
#include <vector>
#include "kiwi/kiwi.h"

namespace {
double now() {
  timespec time;
  // The thread's own time: other processes on the machine don't count.
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 750) return kiwi::strength::strong;
  return priority >= 500 ? kiwi::strength::medium : kiwi::strength::weak;
}
}  // namespace

// Microseconds to build and solve; for each edit of the root's size; for each constant changed (a constraint removed and
// added again); for each eight constraints removed, solved, added and solved; then, for each group of constraints, for one
// of them removed, solved, added and solved; and for a priority of the last group changed (removed and added again).
extern "C" void kiwi_run(int repeats, int variableCount, int constraintCount, const int *firstTerms, const int *termVariables,
                         const double *coefficients, const double *constants, const int *relations,
                         const double *priorities, int rootWidth, int rootHeight, const double *sizes, int edits,
                         const int *changed, int changedCount, const int *groupEnds, const int *groups, int groupCount,
                         double *values, double *times) {
  double start = now();
  std::unique_ptr<kiwi::Solver> owned;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  auto make = [&](int index, double more, double priority = 0) {
    std::vector<kiwi::Term> terms;
    for (int term = firstTerms[index]; term < firstTerms[index + 1]; term++)
      terms.emplace_back(variables[termVariables[term]], coefficients[term]);
    kiwi::RelationalOperator relation =
        relations[index] < 0 ? kiwi::OP_LE : relations[index] > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
    return kiwi::Constraint(kiwi::Expression(std::move(terms), -constants[index] - more), relation,
                            strength(priority > 0 ? priority : priorities[index]));
  };
  double edit = kiwi::strength::create(1000, 0, 0);
  for (int turn = 0; turn < repeats; turn++) {
    constraints.clear();
    variables.clear();
    variables.resize(variableCount);
    owned = std::make_unique<kiwi::Solver>();
    owned->addEditVariable(variables[rootWidth], edit);
    owned->addEditVariable(variables[rootHeight], edit);
    owned->suggestValue(variables[rootWidth], sizes[0]);
    owned->suggestValue(variables[rootHeight], sizes[1]);
    for (int index = 0; index < constraintCount; index++) {
      constraints.push_back(make(index, 0));
      owned->addConstraint(constraints.back());
    }
    owned->updateVariables();
  }
  kiwi::Solver &solver = *owned;
  times[0] = (now() - start) / repeats;
  for (int index = 0; index < variableCount; index++) values[index] = variables[index].value();

  start = now();
  for (int turn = 1; turn <= edits; turn++) {
    solver.suggestValue(variables[rootWidth], sizes[2 * (turn % 2)]);
    solver.suggestValue(variables[rootHeight], sizes[2 * (turn % 2) + 1]);
    solver.updateVariables();
  }
  times[1] = (now() - start) / edits;

  start = now();
  for (int turn = 1; turn <= edits; turn++) {
    solver.removeConstraint(constraints[changed[0]]);
    constraints[changed[0]] = make(changed[0], turn % 2);
    solver.addConstraint(constraints[changed[0]]);
    solver.updateVariables();
  }
  times[2] = (now() - start) / edits;

  start = now();
  for (int turn = 1; turn <= edits; turn++) {
    for (int index = 0; index < changedCount; index++) solver.removeConstraint(constraints[changed[index]]);
    solver.updateVariables();
    for (int index = 0; index < changedCount; index++) solver.addConstraint(constraints[changed[index]]);
    solver.updateVariables();
  }
  times[3] = (now() - start) / edits;

  for (int group = 0; group < groupCount; group++) {
    int first = group == 0 ? 0 : groupEnds[group - 1];
    start = now();
    for (int turn = 1; turn <= edits; turn++) {
      for (int place = first; place < groupEnds[group]; place++) {
        solver.removeConstraint(constraints[groups[place]]);
        solver.updateVariables();
        solver.addConstraint(constraints[groups[place]]);
        solver.updateVariables();
      }
    }
    times[4 + group] = (now() - start) / edits / (groupEnds[group] - first);
  }

  int first = groupCount == 1 ? 0 : groupEnds[groupCount - 2];
  start = now();
  for (int turn = 1; turn <= edits; turn++) {
    for (int place = first; place < groupEnds[groupCount - 1]; place++) {
      int index = groups[place];
      solver.removeConstraint(constraints[index]);
      constraints[index] = make(index, 0, turn % 2 ? 500 : 0);
      solver.addConstraint(constraints[index]);
      solver.updateVariables();
    }
  }
  times[4 + groupCount] = (now() - start) / edits / (groupEnds[groupCount - 1] - first);
}

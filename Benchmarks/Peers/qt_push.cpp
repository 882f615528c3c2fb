// Two screens of 60 widgets over 390 x 844 points at 3x; the upper one slides over the lower one, which moves by 30 %, in 30
// frames, drawn by Qt's raster engine: the frames of Benchmarks/Navigation.
#include <QtWidgets>
#include <ctime>
static double now(){timespec t;clock_gettime(CLOCK_MONOTONIC,&t);return t.tv_sec*1e3+t.tv_nsec*1e-6;}
static int cmp(const void*a,const void*b){double d=*(double*)a-*(double*)b;return d<0?-1:d>0;}
static QWidget*screen(QWidget*parent,int number){
  auto w=new QWidget(parent);w->setAutoFillBackground(true);w->setPalette(QPalette(Qt::white));w->resize(390,844);
  auto grid=new QGridLayout(w);
  for(int r=0;r<12;r++){
    auto picture=new QLabel;picture->setFixedSize(40,40);
    picture->setStyleSheet(QString("background:%1;border-radius:20px").arg(QColor::fromHsvF(r/12.0,.6,.9).name()));
    auto name=new QLabel(QString("Row %1 of screen %2").arg(r).arg(number));
    auto detail=new QLabel("Updated a moment ago");
    auto toggle=new QCheckBox;toggle->setChecked(r%2==0);
    auto line=new QFrame;line->setFrameShape(QFrame::HLine);
    grid->addWidget(picture,r*3,0,2,1);grid->addWidget(name,r*3,1);grid->addWidget(detail,r*3+1,1);
    grid->addWidget(toggle,r*3,2,2,1);grid->addWidget(line,r*3+2,1,1,2);
  }
  return w;
}
int main(int c,char**v){
  if(!getenv("QT_QPA_PLATFORM"))setenv("QT_QPA_PLATFORM","offscreen",1);
  setenv("QT_SCALE_FACTOR","3",1);
  QApplication app(c,v);
  QWidget window;window.resize(390,844);
  auto below=screen(&window,0);
  window.show();app.processEvents();
  static double times[40*60];int count=0;double firsts[40];
  for(int turn=0;turn<40;turn++){
    double start=now();
    auto above=screen(&window,turn+1);above->move(390,0);above->show();
    window.repaint();app.processEvents();
    firsts[turn]=now()-start;
    for(int f=1;f<=30;f++){
      start=now();
      double x=390*(1-QEasingCurve(QEasingCurve::OutCubic).valueForProgress(f/30.0));
      above->move(int(x),0);below->move(int((x-390)*.3),0);
      window.repaint();app.processEvents();
      times[count++]=now()-start;
    }
    delete above;below->move(0,0);
  }
  qsort(times,count,8,cmp);qsort(firsts,40,8,cmp);
  printf("qt [push] p50 %.2f ms p90 %.2f p99 %.2f max %.2f | first frame p50 %.2f max %.2f | %d frames\n",times[count/2],times[count*9/10],times[count*99/100],times[count-1],firsts[20],firsts[39],count);
  if(c>1)window.grab().save(v[1]);
}

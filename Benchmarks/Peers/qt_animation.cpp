// 200 rounded squares of 60 points moving over 390 x 844 points at 3x, each driven by QPropertyAnimations, drawn by Qt's raster
// engine: the frames of Benchmarks/Animation.
#include <QtWidgets>
#include <ctime>
static double clock_ms(clockid_t c){timespec t;clock_gettime(c,&t);return t.tv_sec*1e3+t.tv_nsec*1e-6;}
static quint64 state=1;
static double nextRandom(double limit){state=state*6364136223846793005ull+1442695040888963407ull;return double(state>>33)/double(1u<<31)*limit;}
struct Square:QGraphicsObject{
  QColor color;
  QRectF boundingRect()const override{return QRectF(-30,-30,60,60);}
  void paint(QPainter*p,const QStyleOptionGraphicsItem*,QWidget*)override{p->setPen(Qt::NoPen);p->setBrush(color);p->drawRoundedRect(boundingRect(),8,8);}
};
static int cmp(const void*a,const void*b){double d=*(double*)a-*(double*)b;return d<0?-1:d>0;}
int main(int c,char**v){
  if(!getenv("QT_QPA_PLATFORM"))setenv("QT_QPA_PLATFORM","offscreen",1);
  setenv("QT_SCALE_FACTOR","3",1);
  QApplication app(c,v);
  const char*mode=c>1?v[1]:"move";
  bool turns=!strcmp(mode,"turn");
  QGraphicsScene scene(0,0,390,844);
  scene.setItemIndexMethod(QGraphicsScene::NoIndex);
  QGraphicsView view(&scene);
  view.setFrameShape(QFrame::NoFrame);
  view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.setBackgroundBrush(QColor(242,242,242));
  view.setRenderHint(QPainter::Antialiasing);
  view.setViewportUpdateMode(QGraphicsView::NoViewportUpdate);
  view.resize(390,844);
  QList<QPropertyAnimation*> all;
  for(int i=0;i<200;i++){
    Square*s=new Square;
    double x=nextRandom(390),y=nextRandom(844);
    s->setPos(x,y);
    double r=nextRandom(1),g=nextRandom(1),b=nextRandom(1);
    s->color=QColor::fromRgbF(r,g,b);
    scene.addItem(s);
    auto add=[&](const char*name,QVariant from,QVariant to){
      auto a=new QPropertyAnimation(s,name);a->setStartValue(from);a->setEndValue(to);a->setDuration(2000);
      a->setEasingCurve(QEasingCurve::InOutQuad);a->start();a->pause();all.append(a);};
    add("pos",QPointF(x,y),QPointF(390-x,844-y));
    add("opacity",1.0,0.5);
    if(turns)add("rotation",0.0,i%2?-180.0:180.0);
  }
  view.show();
  app.processEvents();app.processEvents();
  static double ft[300];double total=0;
  double cpu=clock_ms(CLOCK_PROCESS_CPUTIME_ID);
  for(int f=1;f<=300;f++){
    double a=clock_ms(CLOCK_MONOTONIC);
    int t=f*1000/60%4000;if(t>2000)t=4000-t;
    // What was covered and what is now, drawn in the same turn.
    QRegion region;
    for(auto i:scene.items())region+=i->sceneBoundingRect().toAlignedRect();
    for(auto x:all)x->setCurrentTime(t);
    for(auto i:scene.items())region+=i->sceneBoundingRect().toAlignedRect();
    view.viewport()->repaint(region);
    ft[f-1]=clock_ms(CLOCK_MONOTONIC)-a;total+=ft[f-1];
  }
  cpu=(clock_ms(CLOCK_PROCESS_CPUTIME_ID)-cpu)/300;
  qsort(ft,300,8,cmp);
  printf("qt [%s] dpr %.0f fps %.0f  p50 %.2f ms p90 %.2f p99 %.2f max %.2f | cpu %.2f ms/frame\n",mode,view.devicePixelRatioF(),300/total*1000,ft[150],ft[270],ft[297],ft[299],cpu);
  if(c>2)view.grab().save(v[2]);
}

/// The syllables of Mandarin with their common characters, the most frequent first, and common words.
enum PinyinTable {
  /// Characters by syllable; ü is written v.
  static let syllables: [String: [String]] = read(table)

  /// Words by their syllables without spaces.
  static let words: [String: [String]] = {
    var result: [String: [String]] = [:]
    for entry in wordTable.split(whereSeparator: \.isWhitespace) {
      let key = entry.prefix { $0.isASCII }
      let list = entry.dropFirst(key.count).split(separator: "/").map(String.init)
      result[key.replacingOccurrences(of: "'", with: ""), default: []] += list
    }
    return result
  }()

  /// Words by the first letters of their syllables: 你好 under "nh".
  static let wordsByInitials: [String: [String]] = {
    var result: [String: [String]] = [:]
    for entry in wordTable.split(whereSeparator: \.isWhitespace) {
      let key = entry.prefix { $0.isASCII }
      let initials = key.split(separator: "'").compactMap { $0.first.map(String.init) }.joined()
      guard initials.count > 1 else { continue }
      result[initials, default: []] += entry.dropFirst(key.count).split(separator: "/").map(String.init)
    }
    return result
  }()

  static let longest = 6

  private static func read(_ table: String) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for entry in table.split(whereSeparator: \.isWhitespace) {
      let key = String(entry.prefix { $0.isASCII })
      result[key, default: []] += entry.dropFirst(key.count).map { String($0) }
    }
    return result
  }

  private static let table = """
    a阿啊呵 ai爱哎矮哀挨唉艾碍 an安按暗岸案俺 ang昂 ao奥澳傲熬袄
    ba把吧八爸巴拔罢霸坝 bai百白摆败拜柏 ban办半班般版板伴搬扮 bang帮棒榜绑傍磅 bao报包保宝抱暴薄爆饱
    bei被北杯背备倍贝悲辈 ben本奔笨 beng崩蹦泵 bi比笔必毕币避闭壁鼻彼逼 bian变边便遍编辩扁 biao表标彪 bie别憋
    bin宾滨斌 bing并病兵冰饼丙 bo波博播伯薄勃泊脖 bu不部步布补捕
    ca擦 cai才菜采材财彩裁猜 can参残餐惨灿 cang藏仓苍舱 cao草操曹槽 ce策册测侧厕 cen岑 ceng曾层 cha查茶差插察叉
    chai柴拆 chan产缠馋颤阐 chang长场常厂唱尝肠畅昌 chao超朝潮吵炒抄 che车彻撤扯 chen陈沉晨称趁尘臣 cheng成程城称承乘诚撑橙
    chi吃持尺迟池齿翅赤 chong冲重充虫崇宠 chou抽愁丑臭仇酬 chu出处初除楚础触厨储 chuai揣 chuan穿船传川串
    chuang床创窗闯 chui吹垂锤 chun春纯唇蠢 chuo戳 ci次此词刺辞磁慈雌 cong从聪葱丛 cou凑 cu粗促醋 cuan窜 cui催脆崔翠
    cun村存寸 cuo错措挫
    da大打达答搭 dai带代待戴袋贷呆 dan但单担蛋淡胆旦弹 dang当党挡档荡 dao到道倒刀导岛盗稻 de的得地德 dei得
    deng等灯登邓凳 di地第底低敌弟帝递滴的 dian点电店典垫殿 diao调掉钓吊雕 die跌爹叠蝶 ding定顶订丁钉盯 diu丢 dong东动懂冬洞冻
    dou都斗豆抖逗 du读度独都毒渡肚赌 duan段短断端锻 dui对队堆 dun顿吨盾蹲 duo多朵夺躲
    e饿额恶俄鹅 ei诶 en恩嗯 er二而儿耳尔 fa发法罚乏 fan反饭犯翻范番烦凡返 fang方放房防访仿芳 fei非飞费肥废肺啡 fen分份粉奋纷愤坟
    feng风封丰峰疯锋凤 fo佛 fou否 fu服父夫福付负府副富复附妇浮扶
    ga噶 gai该改盖概 gan干感赶敢甘肝杆 gang刚钢港岗纲缸 gao高告搞稿糕 ge个各歌哥格革隔割 gei给 gen跟根 geng更耕庚
    gong工公共功供宫攻恭 gou够狗购构沟钩 gu古故顾骨鼓股固谷姑孤 gua挂瓜刮 guai怪乖拐 guan关管官观馆惯灌 guang光广逛
    gui贵归规鬼轨柜桂 gun滚棍 guo国过果锅
    ha哈 hai还海害孩嗨亥 han汉喊寒含汗韩旱 hang行航杭 hao好号毫豪耗浩 he和合河何喝核贺盒荷 hei黑嘿 hen很恨狠 heng横衡恒哼
    hong红洪宏虹鸿 hou后候厚猴喉 hu护户湖胡虎呼忽互壶 hua话花化画华划滑 huai坏怀淮 huan换欢环还缓患幻 huang黄皇慌荒晃
    hui会回汇灰挥辉慧惠毁 hun混婚昏魂 huo或活火货获伙祸
    ji几机己记及级计极季急集继际济击鸡技纪基吉辑 jia家加假价架甲佳嘉驾 jian见间建件简检减坚监尖健剑键 jiang将讲江降奖姜疆
    jiao叫教交脚角较觉胶骄焦 jie节接街解结界介姐借阶届 jin进今金近尽紧仅斤禁津 jing经京景精静境竟惊警镜净 jiong窘炯
    jiu就九久酒旧救究 ju句局举居具据巨剧距聚 juan卷捐圈倦 jue觉决绝角掘 jun军均君菌俊
    ka卡咖 kai开凯慨 kan看刊砍 kang康抗扛 kao考靠烤 ke可科课客刻克颗渴棵 ken肯恳 keng坑 kong空控孔恐 kou口扣 ku苦哭库裤酷
    kua夸跨 kuai快块筷会 kuan宽款 kuang况矿狂框 kui亏愧 kun困昆 kuo扩阔括
    la拉啦辣蜡 lai来赖莱 lan蓝兰烂拦篮懒 lang浪郎狼朗 lao老劳牢捞 le了乐勒 lei类累雷泪 leng冷愣 li里理力立利李离例历丽礼
    lia俩 lian连脸练联恋莲怜 liang两量亮良凉梁粮 liao了料聊疗辽 lie列烈猎裂 lin林临邻琳 ling令零领另灵龄铃 liu六流留刘柳
    long龙隆弄笼 lou楼漏搂 lu路录陆鲁露炉 luan乱卵 lun论轮伦 luo落罗络逻 lv绿旅律率虑 lve略掠
    ma吗妈马嘛麻骂码 mai买卖麦埋 man满慢漫曼 mang忙盲茫 mao毛猫冒帽貌矛 me么 mei没每美妹眉梅媒煤 men们门闷 meng梦猛蒙盟孟
    mi米密迷秘蜜 mian面免棉眠 miao秒妙苗庙描 mie灭 min民敏 ming明名命鸣 miu谬 mo莫末磨摸模默墨 mou某谋 mu目木母墓幕慕
    na那拿哪纳 nai奶乃耐 nan南男难 nang囊 nao脑闹恼 ne呢 nei内那 nen嫩 neng能 ni你呢泥尼逆拟 nian年念粘 niang娘 niao鸟尿
    nie捏 nin您 ning宁凝 niu牛扭纽 nong农弄浓 nu努怒奴 nuan暖 nuo诺 nv女 nve虐 o哦噢 ou欧偶
    pa怕爬帕 pai派排拍牌 pan盘判盼攀 pang旁胖庞 pao跑泡炮抛 pei配陪赔培佩 pen喷盆 peng朋碰彭棚 pi批皮匹疲脾 pian片篇骗偏
    piao票漂飘 pie撇 pin品拼贫频 ping平评瓶苹凭屏 po破婆坡迫 pou剖 pu普铺扑朴
    qi起其气期七器奇汽齐妻骑企棋 qia恰卡 qian前钱千签浅欠牵铅 qiang强枪墙抢 qiao桥巧敲乔悄 qie切且 qin亲琴勤侵秦
    qing请情清青轻庆晴 qiong穷琼 qiu求球秋丘 qu去区取曲趣渠 quan全权圈劝泉 que却确缺雀 qun群裙
    ran然染燃 rang让嚷 rao绕扰 re热惹 ren人认任忍仁 reng仍扔 ri日 rong容荣融绒 rou肉柔 ru如入乳 ruan软 rui瑞锐 run润 ruo若弱
    sa撒洒 sai赛塞 san三散伞 sang桑丧嗓 sao扫嫂 se色涩 sen森 seng僧 sha沙杀傻啥 shai晒 shan山善闪衫扇删 shang上商伤尚赏
    shao少烧稍绍 she社设舍蛇射 shei谁 shen什身深神甚申伸审 sheng生声省胜升圣剩 shi是时事十使市师实式试世识室石食史始士视示
    shou手受收首守售瘦 shu书数树术输属熟叔鼠束 shua刷 shuai帅摔衰 shuan栓 shuang双爽霜 shui水谁睡税 shun顺瞬 shuo说硕
    si四思死似司丝私 song送松宋 sou搜艘 su苏诉素速宿俗 suan算酸 sui岁随虽碎 sun孙损 suo所锁索缩
    ta他她它塔踏 tai太台态抬泰 tan谈弹叹探坦 tang堂糖汤唐躺 tao套讨逃桃陶 te特 teng疼腾 ti提体题踢替 tian天田甜填
    tiao条跳挑 tie铁贴 ting听停庭厅挺 tong同通统童痛 tou头投透偷 tu图土突徒吐兔 tuan团 tui推退腿 tun吞 tuo托脱拖
    wa挖瓦哇娃 wai外歪 wan完万晚玩碗湾弯 wang王望往网忘 wei为位未味围卫伟危微喂 wen问文闻温稳 weng翁 wo我握窝卧
    wu五无物务午武舞屋误雾
    xi西系习洗喜希息细席吸戏 xia下夏吓虾 xian先现线县险显鲜闲 xiang想向象像相香乡响项 xiao小笑校消效晓 xie写些谢鞋斜协
    xin新心信辛欣 xing行性星姓形型兴幸醒 xiong兄雄熊胸 xiu休修秀 xu许需须续虚序 xuan选宣悬 xue学雪血 xun寻训迅讯
    ya呀亚压牙雅鸭 yan眼言严演烟研颜验盐 yang样养阳羊洋央 yao要药摇腰咬 ye也业夜叶爷野页 yi一以已意义医衣易议艺依亿
    yin因音引银印饮阴 ying应英影硬营迎 yo哟 yong用永勇拥 you有又由友右油游优邮 yu于与雨语鱼育遇玉预余 yuan元原远院园员愿圆
    yue月越约乐阅 yun云运允 za杂砸 zai在再载灾 zan咱赞暂 zang脏藏 zao早造澡糟 ze则责择 zei贼 zen怎 zeng增赠
    zha炸扎渣 zhai摘宅债 zhan站战展占粘 zhang张章长掌 zhao找照着招赵 zhe这着者折哲 zhei这 zhen真镇针阵珍 zheng正整政证争征
    zhi只之知直指至治制志纸支值职址植置 zhong中种重众终钟 zhou周州洲舟 zhu主住注助祝猪竹 zhua抓 zhuai拽 zhuan专转赚
    zhuang装状壮撞 zhui追 zhun准 zhuo桌捉 zi字自子资紫 zong总宗综 zou走奏 zu组足祖族 zuan钻 zui最嘴罪醉 zun尊遵 zuo作做坐左座昨
    """
}

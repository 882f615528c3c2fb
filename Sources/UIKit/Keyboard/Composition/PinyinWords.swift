extension PinyinTable {
  /// Words by their syllables, which are separated by apostrophes; words with the same syllables are adjacent.
  static let wordTable = """
    ni'hao你好 ni'men你们 wo'men我们 ta'men他们/她们/它们 zai'jian再见 xie'xie谢谢 bu'ke'qi不客气 dui'bu'qi对不起
    mei'guan'xi没关系 qing'wen请问 zao'shang早上 zao'shang'hao早上好 wan'shang晚上 wan'an晚安 zhong'wu中午 xia'wu下午
    shang'wu上午 jin'tian今天 ming'tian明天 zuo'tian昨天 hou'tian后天 xing'qi星期 xian'zai现在 shi'hou时候 shi'jian时间/事件
    zhong'guo中国 bei'jing北京/背景 shang'hai上海 mei'guo美国 ying'guo英国 fa'guo法国 de'guo德国 ri'ben日本 xiang'gang香港
    tai'wan台湾 zhong'wen中文 ying'wen英文 han'yu汉语 han'zi汉字 pin'yin拼音 pu'tong'hua普通话 peng'you朋友 lao'shi老师/老实
    xue'sheng学生 xue'xiao学校 xue'xi学习 da'xue大学 tong'xue同学 jia'ting家庭 ba'ba爸爸 ma'ma妈妈 ge'ge哥哥 di'di弟弟
    jie'jie姐姐 mei'mei妹妹 er'zi儿子 nv'er女儿 hai'zi孩子 xian'sheng先生 nv'shi女士 xiao'jie小姐 gong'zuo工作 gong'si公司
    gong'ren工人 yi'sheng医生/一生 yi'yuan医院 dian'hua电话 dian'nao电脑 dian'shi电视 dian'ying电影 dian'zi电子 shou'ji手机/收集
    wang'luo网络 wang'zhan网站 you'jian邮件 xin'xi信息 shi'jie世界 guo'jia国家 ren'min人民 cheng'shi城市/程式 jie'dao街道
    fei'ji飞机 huo'che火车 qi'che汽车 di'tie地铁 zi'xing'che自行车 fan'dian饭店 fan'guan饭馆 jiu'dian酒店 shang'dian商店
    chao'shi超市 yin'hang银行 chi'fan吃饭 he'shui喝水 mi'fan米饭 mian'bao面包 mian'tiao面条 ji'dan鸡蛋 niu'nai牛奶 ka'fei咖啡
    cha'shui茶水 shui'guo水果 ping'guo苹果 xi'huan喜欢 xi'wang希望 zhi'dao知道 ren'shi认识 ming'bai明白 jue'de觉得 yi'wei以为
    ke'yi可以 ke'neng可能 ying'gai应该 bi'xu必须 xu'yao需要 neng'gou能够 kai'shi开始 jie'shu结束 wan'cheng完成 ji'xu继续
    wen'ti问题 hui'da回答 da'an答案 yi'si意思 yi'jian意见 ban'fa办法 fang'fa方法 dong'xi东西 di'fang地方 shi'qing事情 sheng'huo生活
    sheng'ri生日 kuai'le快乐 gao'xing高兴 piao'liang漂亮 hao'kan好看 hao'chi好吃 hao'ting好听 zhong'yao重要 rong'yi容易
    fang'bian方便 jian'dan简单 fu'za复杂 zhe'ge这个 na'ge那个 zhe'li这里 na'li那里/哪里 zhe'yang这样 na'yang那样 zhe'xie这些
    na'xie那些 shen'me什么 zen'me怎么 zen'me'yang怎么样 wei'shen'me为什么 duo'shao多少 ji'ge几个 yi'ge一个 yi'xia一下
    yi'dian一点 yi'qi一起 yi'yang一样 yi'jing已经 yi'hou以后 yi'qian以前/一千 yin'wei因为 suo'yi所以 dan'shi但是 ru'guo如果
    sui'ran虽然 er'qie而且 huo'zhe或者 hai'shi还是 bu'shi不是 mei'you没有 zhi'you只有 dou'shi都是 jiu'shi就是 zhen'de真的
    fei'chang非常 te'bie特别 zui'hou最后 zui'jin最近 da'jia大家 zi'ji自己 bie'ren别人 nan'ren男人 nv'ren女人 lao'ren老人
    tian'qi天气 xia'yu下雨 xia'xue下雪 chun'tian春天 xia'tian夏天 qiu'tian秋天 dong'tian冬天 xin'nian新年 xin'nian'kuai'le新年快乐
    sheng'ri'kuai'le生日快乐 gong'xi恭喜 jia'you加油 huan'ying欢迎 zhu'ni祝你 ai'ni爱你 wo'ai'ni我爱你 xiang'nian想念
    shu'ru输入 shu'chu输出 jian'pan键盘 wen'zi文字 wen'jian文件 ruan'jian软件 ying'yong应用 cheng'xu程序 she'ji设计 kai'fa开发
    ce'shi测试 an'zhuang安装 xia'zai下载 shang'chuan上传 sou'suo搜索 she'zhi设置 mi'ma密码 yong'hu用户 deng'lu登录 zhu'ce注册
    fa'song发送 shan'chu删除 bao'cun保存 qu'xiao取消 que'ding确定 fan'hui返回 da'kai打开 guan'bi关闭 xuan'ze选择 bian'ji编辑
    fu'zhi复制 zhan'tie粘贴 tu'pian图片 zhao'pian照片 yin'yue音乐 shi'pin视频/食品 xin'wen新闻 you'xi游戏 bi'sai比赛 yun'dong运动
    zu'qiu足球 lan'qiu篮球 lv'xing旅行 lv'you旅游 jian'kang健康 an'quan安全 jing'ji经济 zheng'fu政府 she'hui社会 li'shi历史
    wen'hua文化 jiao'yu教育 ke'xue科学 ji'shu技术 yi'shu艺术 zi'ran自然 huan'jing环境 dong'wu动物 zhi'wu植物 tai'yang太阳
    yue'liang月亮 di'qiu地球 shi'shi实时/事实 ni'hao'ma你好吗 hao'de好的 hao'ma好吗 hao'jiu'bu'jian好久不见 mei'shi没事
    bu'yao不要 bu'zhi'dao不知道 bu'hao不好 bu'cuo不错 dui'ma对吗 shi'de是的 mei'tian每天 mei'nian每年 qian'mian前面
    hou'mian后面 shang'mian上面 xia'mian下面 li'mian里面 wai'mian外面 zuo'bian左边 you'bian右边 zhong'jian中间 pang'bian旁边
    xiao'shi小时 fen'zhong分钟 nian'ji年纪/年级 ming'zi名字 xing'ming姓名 di'zhi地址 hao'ma号码 jia'ge价格 qian'bao钱包
    """
}

/**
 * Words behind the most common passwords, sorted: the first of the list that zxcvbn-ts carries
 * (@zxcvbn-ts/language-common, MIT) without their digits, and French and German ones.
 */
export const commonWords = new Set(
  `
aardvark aaron abcd abcdef abcdefg abcdefgh aberdeen abgrtyu abigail access accord account achilles action active
adam adgjmptw adidas admin administrateur administrator adrian aezakmi africa agent aggies airborne airforce
airplane alabama alan alaska albert alberto alejandr aleksandr alex alexande alexander alexandr alexandra alexis
alfred alice alicia aliens alison allen allison alpha alpine alsace always alyssa amadeus amanda amateur amazon
amber amelia america american amour amsterdam anakin anal anarchy anastasia anders anderson andre andrea andreas
andrei andrew andrey andy angel angela angelica angelina angelo angels animal anime anna annette annie anthony
anton antonio anubis anything apache apollo apple apples april aquarius aragorn archer archie area arizona arnold
arsenal arthur artist asdasd asdf asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdzxc ashley ashton asian
aspirine assass assassin assman asterix astros athena atlanta atlantic atlantis atomic attack auburn audrey
august aurora aussie austin australia autumn avalon avatar avenger awesome azamat azerty azertyuiop azsxdc babe
babes babies baby babyboy babydoll babygirl babylon bacon badass badboy badger baggins bailey balance balances
ball baller balls bambam banana bananas bandit bang bangkok banshee barbara barbie barcelon barcelona barkley
barney bart baseball basket basketba basketball bass bassman bastard batman battle baxter bayern beach beagle
bear bearbear beast beatles beatrice beautiful beauty beaver beavis beckham beefcake beer beetle belinda bell
bella bender benjamin bennett benson bentley berlin bernard bernie bertha bethany beverly bianca bicycle
bienvenue bigballs bigboobs bigboy bigdaddy bigdog bigfoot bigger biggie bigguy bigmac bigman bigone bigred bill
billie billy billybob billyboy bingo bird birdie birdman birthday biscuit bishop biteme blabla black blackcat
blackdog blackie blackjac blackman blacks blacky blade blades blahblah blake blaster blazer blessed blink
blizzard blonde blondes blondie blood blow blowme blue bluebird blueblue blueeyes bluemoon blues bluesky boat
bobafett bobbie bobbob bobby bobcat boeing bogdan bohica bollocks bollox bomber bond bondage bone bonehead boner
bones bonjour bonnie boobies booboo boobs booger boogie boomer boots booty boris bosco boss bossman boston bottom
bowler bowling bowser bradford bradley brandi brando brandon brandy brasil braves brazil breast breeze brenda
brendan brian brianna bridge bridget britney brittany broken bronco broncos brooke brooklyn brooks brother
brothers brown brownie browns bruce brucelee bruins bruno brutus bryan bryant bubba bubbas bubble bubbles buck
buckeye buckeyes buddha buddy budlight budman buffalo buffett buffy bugger bull bulldog bulldogs bullet bullshit
bunghole bunny burger burton bush business buster butch butler butt butter butterfl butterfly butthead butthole
buttons byteme cactus cadillac caesar caitlin caliente californ california callie calvin camaro camel camelot
camels camera cameron camille campbell canada cancel cancer candy candyman cannon cantona capital capone captain
cardinal carlo carlos carlton carmen carol carolina caroline carolyn carpet carrie carrot carson carter cartman
cartoon caserta casey cash casino casper cassidy cassie castle catalina catch catdog catfish catherin cats
cavalier ccbill cdtnkfyf celeste celica celine celtic celtics center central cessna chair champion champs chance
chandler chang change changeme chaos charger chargers charles charlie charlott charlotte charly charmed chase
check cheese chelsea cherokee cherry cheryl chester chevelle chevrole chevy cheyenne chicago chichi chicken
chicks chiefs children chipper chloe chocolat chopper chouchou chris chrissy christ christia christian christin
christine christop christy chronic chubby chuck chucky church cindy cjkysirj cjkywt claire clancy clarence
classic claude claudia clayton clifford clinton clitoris clover cobra cocacola cody coffee colleen college
collins colombia colorado colors colt coltrane columbia columbus command commando compaq computer concrete condor
connect connie connor conrad consumer content control cookie cookies cool cooldude cooler coolio coolman cooper
copper corona corvette cosmos cosworth cotton coucou cougar country courtney cowboy cowboys coyote cracker crash
crazy cream creampie creative cricket crimson cristina crusader crystal cthulhu cthutq cuddles cupcake curious
curtis cutter cxfcnmt cynthia daddy dagger daisy dakota dale dallas dalton damian damien dance dancer danger
daniel daniela danielle daniil danila danni danny dannyboy dark darkness darkside darkstar darling darren darwin
dave david davis dawg dawson daytona dbrnjhbz dead deadhead deadman deanna death debbie december deedee deeznuts
default defender defiant deftones delete delta demon denis denise dennis denver derrick desert design designer
desire deskjet destiny detroit deutschland devil devildog devils dexter dfvgbh diablo diamond diamonds diana
diesel dietcoke digger digital dilbert dilligaf dillon dima dingdong director dirty discover disney dixie
dkflbvbh doberman doctor dodge dodger dodgeram dodgers dogg doggie doggy dogman dogs dollar dolphin dolphins
dominic domino donald donkey donna donnie doobie doodle dookie dorothy double doudou doughboy douglas dracula
drago dragon dragons drake dream dreamer dreams driver drizzt drowssap drpepper drummer dthjybrf dublin ducati
duck dude dudley duke dumbass duncan durango dustin dusty dylan eagle eagles eatme eatshit eclipse eddie eduard
edward eichung eileen einstein ekaterina elaine electric element elena elephant eleven elijah elizabet elizabeth
elliot elliott elvis elwood emerald emily eminem emmanuel empire energy engage engine engineer england english
enigma enjoy enter enterpri enterprise eric ernest erotic escape escort esther eternity eugene evelyn everton
excalibu exigen exigent explorer express extreme fabian faith falcon falcons fallen family fantasy farmer farside
faster fatass fatboy fatcat father fatman felix fender fernand fernando ferrari ferret fetish ficken fighter
filter finger finish fire fireball firebird firefly firefox fireman fish fisher fishing fitness fktrcfylh fktrctq
flames flamingo flash flatron fletcher flight flipper florence florida flower flowers fluffy flyboy flyers foobar
football ford forest forever forget forgot formula forrest fossil foster foxtrot france frances francis franco
frank frankie franklin franky freak freaks freaky freckles fred freddie freddy frederic fredfred free freedom
freeman freepass freeuser french friday friend friends frog frogger froggy front frontier frosty fruehling funny
funtime fusion future fyfcnfcbz fylhtq gabriel galaxy galina galore gambit gandalf gangbang gangsta gangster
garbage garcia garden garfield garrett gary gateway gator gators gbpltw geheim gemini general genesis genius
george georgia gerald gerard german germany geronimo getsome gfhjkm ghbdtn ghbdtnbr ghjcnj ghost giants gibson
gilbert gillian ginger giovanni girl girls gizmo gizmodo gjkbyf global gloria goblin goblue goddess godsmack
godzilla goforit gold goldberg golden goldfish goldie golf golfball golfer golfing goober good goodbye goodluck
goodtime google goose gopher gordon gorilla gotcha gothic grace gracie graham grandma granny grateful great green
greenday greg gregory gremlin grendel griffey griffin grizzly groovy grover guardian guest guinness guitar gundam
gunner gustav hacker hailey halflife hallo hamburg hamilton hamlet hammer hammers hamster handsome hannah
hannibal hansolo happy hard hardcore harder hardon harley harmony harold harris harrison harry harvey hastings
hawaii hawk hawkeye hayden head hearts heather heaven hector helen helena hell hellfire hello help helpme hendrix
henry hentai herbert herbie herbst hercules herman hermes hershey hesoyam hidden highland hilton hiphop history
hitler hitman hjvfirf hobbes hobbit hockey holden holiday holland holly hollywoo holmes home homer homers homerun
honda honey hongkong hooker hooters hoover horndog hornet horney horny horse horses hotboy hotdog hotrod hotstuff
hottie house houses houston howard hudson hummer hungry hunter hunting hurrican husker huskers ibanez icecream
iceman iforgot igor iguana ihateyou iloveu iloveyo iloveyou imagine immortal impala imperial incubus indian
indiana indians indigo infantry inferno infiniti infinity insane inside integra internet intrepid ireland irina
irish ironman isabel isabella isabelle island israel italia ivan ivanov iverson iwantu jack jackal jackass jackie
jackoff jackson jacob jaguar jake jamaica james jamesbon jamie jammer janice janine january japan jasmin jasmine
jason jasper javier jazz jeep jeff jeffrey jenna jennie jennifer jenny jeremiah jeremy jericho jerome jerry
jersey jesse jessica jessie jester jesus jetaime jethro jimbo jimbob jimmy joanna joanne joejoe joey john
johnjohn johnny johnson joker jonathan jones jordan joseph josh joshua jrcfyf juan judith juice julia julian
julie julien juliet julius jumper jungle junior jupiter justdoit justice justin justine justme juventus kaiser
kaktus kamikaze kangaroo kansas karate karen karina kasper katana katerina kathleen kathryn kathy katie katrin
katrina kawasaki keeper keith kelley kelly kelsey kennedy kenneth kennwort kenny kentucky kenwood kermit kevin
keyboard keystone kicker killer killme kimberly king kingdom kingkong kingpin kingston kirill kiss kisses kissme
kitkat kitten kitty kittycat klaster knicks knight knights kodiak kolobok kotenok kramer krishna kristen kristi
kristin kristina kyle labrador labtec lacrosse ladies lady ladybug laguna lakers lancelot lancer laptop larisa
larry lasvegas latin latino laura lauren laurie lawrence lawyer leader leather ledzep legacy legend legion
legolas lemons lennon leonard leonardo leopard lesbian lesbians leslie lespaul lestat lester letmein letsgo lewis
lexmark liberty lick licker lickit lickme life lifehack light lightnin lights lincoln linda lindsay lindsey
liquid lisa little liverpoo liverpool lizard lizzie lobster logan login logitech lolita lollipop lollol london
lonely lonestar lonewolf long longhorn looker looking lorenzo lorraine loser louise loulou love loveit lovelove
lovely loveme lover loverboy lovers loveyou loving lowrider lucas lucifer lucky luckydog lucy ludwig luke luther
lvbnhbq macdaddy machine madden maddie maddog madison madman madmax madness madonna madrid maestro maggie magic
magnolia magnum magnus maiden mailcreated mailman makaveli maksim malcolm malibu mallard manager manchest
manchester mandingo mandy maniac manson manuel manutd marathon marcel marco marcus margaret margarita maria
mariah marian marie marilyn marina marine mariners marines marino mario marion marissa mark markus marlboro
marley marlin marseille marshall martha martin martina martinez martini marvel marvin mary maryjane maryland
mason massive master masters matilda matrix matt matthew mature maurice maverick maxima maximus maxine maxmax
maxwell maynard meatball megadeth megaman megan meghan melanie melinda melissa melody melvin member memphis
mercedes mercury meridian merlin mersedes metal metallic metallica method mexico miami michael michaela michel
michele michelle michigan mickey microsof microsoft midnight mighty miguel mike mikey milano miles military
miller millie million milton mine minecraft minnie mirage miranda mission missy mister mistress misty mitchell
mobile mollie molly moloko molson momoney monday money moneys mongoose monica monika monique monitor monkey
monkeys monopoly monroe monster montana montreal moocow mookie moomoo moon moose morgan morpheus morris morrison
moscow motdepasse mother motorola mountain mouse movie mozart muffin mulder munchkin muppet murphy murray muscle
mushroom music musicman mustang mustangs mylove mypass myself mystery mystic nadine naked nancy napass napoleon
naruto nascar nasty nastya natali natalia natalie natasha nathalie nathan national naughty nebraska nellie nelson
nemesis neptune network nevada newlife newman newpass newport newton newyork nfnmzyf nicholas nick nicola nicolas
nicole night nikita nikki nimrod niners ninja nintendo nipple nipples nirvana nissan nofear nokia nolimit none
noodle noodles nookie nopass norman norton nothing november nugget nuttertools nylons nymets oakland oakley
obiwan oblivion october odessa office ohyeah oicu oilers oklahoma oksana oldman olga oliver olivia omega onelove
online open openup oracle orange oregon orion orlando oscar osiris outlaw overlord oxford pacific packard packers
pacman painter pakistan palace paladin palmer pamela panama panasonic pancho panda pandora pantera panther
panthers panties panzer paradise paradox paris parker parola parrot party pascal pass passat passion passport
passwor password passwort patches patricia patrick patriot patriots patton paul pauline pavilion payton peace
peaches peanut peanuts pearljam pebbles peekaboo peewee pegasus pencil penelope penguin penguins penny pentium
people pepper pepsi perfect personal pervert pesage pete peter peterpan peugeot phantom philip philips phillies
phillip philly phoebe phoenix photo photos phpbb picard picasso pickle pickles pics picture pierre piglet pikachu
pimp pimpin pineappl ping pink pinkfloy pioneer pirate pirates pistol pitbull pizza planet plastic platinum play
playboy player playtime please pleasure plumber plymouth poison pokemon polaris police polina polo poncho pontiac
pooh poohbear pookie poop pooper poopie poopoo popcorn popeye porkchop porsche porter portland portugal possum
postal potato potter powder power powers precious predator prelude presario preston pretty primus prince princes
princess printer private privet prodigy psycho pumpkin punisher punkin punkrock puppies puppy purple pussies
putter pyramid python qawsed qawsedrf qazqaz qazwsx qazwsxed qazwsxedc qazwsxedcrfv qazxsw qazxswedc qsdfgh
qsdfghjk quality queen qwaszx qweasd qweasdzxc qweqwe qwer qwerasdf qwert qwerty qwertyu qwertyui qwertyuio
qwertyuiop qwertz qwertzuiop rabbit racecar racerx rachel racing rafael ragnarok raider raiders rainbow raistlin
ralph rammstein ramona randall random randy ranger rangers raptor rascal rasdzv raven ravens raymond razz rbhbkk
ready reagan reality reaper rebecca rebel rebels redalert redbull reddog redhead redhot redman redneck redrum
redskins redsox redwings reggie regina remember renegade rescue research review rfnthbyf rfrfirf rhbcnbyf rhonda
ricardo richard richie richmond rick ripper river rjntyjr robbie robert roberto roberts robin robinson rock
rocker rocket rockets rockon rocks rockstar rocky rodney roger rogers roland roller rolltide roman romashka romeo
rommel ronald ronaldo ronnie rookie rooster root rootbeer roscoe rose rosebud rosemary roxanne rubber rulez
runner rush ruslan russell russia russian rusty ryan sabbath sabina sabine sabrina sadie safety sailboat sailing
sailor saint saints sakura sally salmon samantha sammie sammy sampson samson samsung samuel samurai sanchez
sandiego sandman sandra sandy santiago santos sapphire sara sarah sasha sassy satan saturn savage savannah scale
scales scarface scarlet scarlett schatz school scooby scoobydo scooter scorpio scorpion scotland scott scotty
scrappy scream scruffy scully search seattle sebastia sebastian secret security seinfeld select seminole semperfi
sentinel septembe september serega serena serenity sergei sergey sergio server service sesame seven shadow shaggy
shalom shaman shamrock shane shaney shannon shaolin shark sharks sharon shasta shaved shazam sheena sheila shelby
shelley shelly shemale sherlock sherman sherry shiloh shirley shit shithead shitty shogun shooter shopping short
shorty shotgun showme showtime sidney siemens sierra silver silvia simba simon simone simple simpson simpsons
sinatra singer single sinner sirius sister sithlord skater skeeter skiing skinny skipper skippy skittles skyline
skywalke slappy slapshot slayer sleepy slick slipknot smile smiles smiley smith smitty smoke smoker smokey smokin
smooth smudge snake snakes snapper snatch snickers sniper snoopy snow snowball snowman snuggles sobaka soccer
socrates softball software soldier soleil solomon somethin sommer sonic sooner sooners sophia sophie southern
space spanking spankme spanky sparky spartak spartan spartans speaker special spectrum speed speedy spencer
spider spiderma spiderman spidey spike spirit spitfire splash spooky sports spring springer sprint sprite spunky
spyder squirrel squirt srinivas stacey stalker stallion standard stanley star starbuck starcraft stardust
starfish stargate stars startrek starwars stealth steelers stefan stella stephani stephanie stephen sterlin
sterling steve steven stevie stewart stick sticky stimpy stinger stingray stinky stocking stone stonecol stoner
stones storm stormy stranger strasbourg street strider strike striker stripper strong stuart stud student studio
stuff stupid subaru sublime success suck sucker suckit suckme sucks sugar summer summit sundance sunday sunny
sunrise sunset sunshine super superfly superman support surfer surfing susan suzanne suzuki svetik svetlana
swallow sweet sweetie sweetpea sweets sweety swimming swinger swingers swordfis swordfish sydney sylvia syracuse
system tacobell tacoma tamara tanker tanner tanya tardis target tarheel tarheels tarzan tatiana tattoo tatyana
taurus taylor tazman tdutybq teacher technics techno teddy teen teens telefon tempest temple temporary tennis
tequila teresa terminator terror terry test tester testing testtest texas thailand thanks thankyou thegame
theking theman theone therock thomas thompson throat thuglife thumper thunder tickle tiffany tiger tigers tigger
tight timber time timmy timothy tina tinker tintin titanic titans titleist tobias today tolkien tomcat tommy
tomtom tony topcat topdog topgun topper tornado toronto torres toshiba tottenha toulouse toyota tracey tractor
traffic trains trance transam travel travis trebor trevor trfnthbyf tricky trigger trinity tristan triton triumph
trixie trojan trojans trombone trooper trouble truck trucker trucks truelove trumpet trunks trustno tucker
tuesday turbo turkey turner turtle tweety twilight twister tyler tyrone ultimate unicorn united universe unknown
unreal user usuckballz utilisateur vacation vader valentin valentina valera valerie valhalla valley vampire
vanessa vanhalen vanilla vectra vegeta velvet verbatim veritas verona veronica veronika vertigo vette vfhbyf
vfhecz vfrcbv vfrcbvrf vfvjxrf victor victoria victory video viking vikings viktor viktoria vincent violet viper
vipers virgin virginia vision vivian vkontakte vladik vladimir volume voodoo vortex voyager vulcan waage waagen
walker wallace walnut walter wanker warcraft warhammer warlock warren warrior warriors water waterloo waters
watson wayne weasel weather webmaster webster weed weezer welcome wendy werewolf wesley western westham westside
whatever wheels whiskey white whitney whocares whynot wicked wildcat wildcats william williams willie willis
willkommen willow willy wilson window windows winner winnie winston winter wisdom wizard wolf wolfgang wolfman
wolfpack wolverin wolverine wolves wombat women wonder woody wookie wordpass world wrangler wright wrinkle writer
wutang wxcvbn xanadu xavier xfiles yamaha yankee yankees ybrbnf yellow yfnfif yomama young yourmom yvonne zachary
zaphod zaqwsx zeppelin zidane zipper zombie zvezda zxcv zxcvbn zxcvbnm
`.split(/\s+/),
)

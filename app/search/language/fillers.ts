import { fold } from "./fold";

/** Words of a search that say nothing about what is searched, in their base form. */
const fillers = `
der die das den dem des ein eine einen einem einer eines kein und oder aber auch als wie wo wer was wen wem welche
welcher ich du er sie es wir ihr mich mir uns euch ihnen man mein dein sein unser euer ihre unsere eure in im ins an
am ans auf aufs aus bei beim mit nach von vom vor zu zum zur für fürs über um unter ohne durch gegen bis seit pro per
ab ist sind war bin bist seid hat habe haben hätte hätten gibt gibts kann kannst können könnte könnten könnt will
willst wollen möchte möchten möcht würde würden werden wird soll sollen sollte muss müssen darf braucht brauche
brauchen brauch bräuchte bräuchten benötige benötigen benötigt suche suchen sucht such gesucht finde finden find
finder macht machen mache mach machts gemacht lassen lasse lass lasst jemand jemanden jemandem irgendwer anbieter
erfahrung angebot angebote biete bietet anbieten hilft helfen hilfe help bitte danke hallo servus hoi grüß gott tag
liebe lieber besonders besondere mehrere viele paar sehr mehr noch nur schon mal einmal gern gerne erstellen erstellt
erstellung anfertigen anfertigung angefertigt umsetzen umsetzung bauen herstellen herstellung hersteller produzieren
produktion entwerfen entwickeln entwicklung planen planung liefern kaufen mieten buchen beauftragen engagieren
betreuen betreuung kosten kostet preis preise preisliste tarif honorar budget offerte anfrage auftrag aufträge termin
kontakt adresse firma firmen agentur agenturen büro studio studios atelier ateliers betrieb unternehmen dienstleister
dienstleistung dienstleistungen service anbieterin freelancer freelance freiberufler einzelunternehmer profi profis
experte expertin experten spezialist spezialistin spezialisten fachmann fachfrau fachleute fachkraft person personen
leute menschen mensch kreativschaffende arbeit arbeiten projekt projekte idee ideen sache sachen ding dinge zeug thema
themen bereich nähe umgebung umkreis raum gegend region bezirk ort ortschaft herum rund vorort daheim hier heuer heute
morgen bald m w d mwd gmbh og kg a the of for on at with and or to by from near me my our your i we you need want
looking look needed wanted searching search who can make makes made some someone somebody good great cheap nice new small local
professional company agency services please hi hello unserer unserem unseren unseres meiner meinem meinen meines
deiner deinem deinen seiner seinem seinen ihrer ihrem ihren eurer eurem euren dieser diese dieses diesen diesem jeder
jede jedes alle allen aller alles etwas dafür daraus davon into about that this there which would like hire keine
keinen keinem keiner keines nicht nie niemand sondern statt stattdessen fehlt fehlen fehlend wenig zuwenig teuer
gefällt gefallen passt läuft lädt klingt schaut funktioniert funktionieren verkauft kommt da nöhe alt alte alten i an a oan oana en
ebber eppas eppis öpper öppis suach suacha suachan suech suecha suechen bruch bruuch brucht bruucha brauchat guat
guata guate guats guet gueta guete guets schöa nöü vo vum vom üs üsr üsrer üsrem üsra üsre üser üsera üsere üserem
üsern ünser mir mi min mina mine dr di d s is isch ischt het ka kann kasch ma me oder odr und net ned nöd macha mach
macht eppan suachand kascht brücht nüs nüa gsuacht gsuecht hosch hasch heasch wear tuat tuot tua wia wo wär weam für fürn fürd zum zur zu bim bi uf ufm im am meine deine lo mim mar üsan neus us usm helfa helfand koa koan koane git gits bruchat bruchand sand suchend kennscht woascht woasch eppr eppar
do dött hond hend hot künnt künntat tät tätat wött gearn gera amol
montag dienstag mittwoch donnerstag freitag samstag montags dienstags mittwochs donnerstags freitags samstags wochenende
jänner januar feber februar april juni juli august september oktober november dezember uhr z plus dran drin euro eur
maximal höchstens mindestens ungefähr circa ca za na sa od tražim trebam potreban potrebna treba nam jeftino povoljno dobar blizu izrada
izradu için ve bir arıyorum aranıyor lazım ucuz yakın yakınında yapan yapımı yapan iyi
viel vieles wieviel so dann wenn weil denn doch wirklich genau wann warum weshalb wieso woher wohin wozu wofür womit
damit dass daß ob immer oft welches solche sich beide beiden zwischen hinter neben während wegen vielleicht
eigentlich tipp tipps ratgeber wohl halt eh jetzt zurzeit gerade danach nichts okay ja nein
`;

/** Adjectives that say nothing about it either. */
const adjectives = `
gut besser best toll super schön nett günstig billig preiswert preisgünstig bezahlbar professionell kreativ erfahren
modern neu klein groß jung einfach schnell kurz kurzfristig dringend regional lokal heimisch hochwertig
individuell eigen passend verschieden einig ganz freiberuflich selbstständig selbständig zuverlässig verlässlich
seriös fair hübsch cool veraltet laut unscharf schlecht kaputt langweilig kleinst größt nächst gscheit
`;

const endings = ["", "e", "em", "en", "er", "es"];

const wordsOf = (list: string) => list.split(/\s+/).filter(Boolean);

const known = new Set(
  [...wordsOf(fillers), ...wordsOf(adjectives).flatMap((word) => endings.map((ending) => word + ending))].map((word) =>
    fold(word),
  ),
);

export const allFillers = (): Iterable<string> => known;

export const isFiller = (folded: string): boolean => known.has(folded);

const joining = new Set(wordsOf("und oder odr sowie and or"));

/** 'Fotos und Texte' are two things. */
export const isJoining = (folded: string | undefined): boolean => joining.has(folded ?? "");

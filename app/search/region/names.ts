/** Villages, hamlets and parts of towns that people say, and their postcodes, after the municipality they belong to. */
export const villageRows = `
Bludenz: Braz, Außerbraz, Bings, Radin
Bregenz: Vorkloster, Mehrerau, Rieden, Fluh, Schendlingen, Weidach, Pfänder
Dornbirn: Haselstauden, Hatlerdorf, Hatler, Rohrbach, Oberdorf, Kehlegg, Ebnit, Watzenegg, Gütle, Schoren, Markt, Mühlebach, Bödele
Feldkirch: Gisingen, Nofels, Altenstadt, Levis, Tosters, Tisis, Bangs, Matschels
Hohenems: Ems, Reute, Emsreute, Schuttannen
Lustenau: Rheindorf, Hasenfeld
Mittelberg: Riezlern, Hirschegg, Baad, 6991, 6992
Zwischenwasser: Batschuns, Dafins, Muntlix, Furx
Egg: Großdorf, Schetteregg, Müselbach
Alberschwende: Fischbach, Dreßlen
Au: Rehmen, Argenau
Andelsbuch: Bersbuch
Lech: Zürs, Zug, Oberlech, 6763
Klösterle: Stuben, Stuben am Arlberg, Langen am Arlberg, 6762
Dalaas: Wald am Arlberg
Gaschurn: Partenen, 6794
St. Gallenkirch: Gargellen, Gortipohl, 6787
Bartholomäberg: Gantschier, Innerberg
Nenzing: Gurtis, Beschling, Gampelün, Latz
Frastanz: Fellengatter, Frastafeders, Amerlügen
Raggal: Marul
Sonntag: Buchboden, Garfülla
Fontanella: Faschina
Laterns: Innerlaterns, Bonacker
Rankweil: Brederis, Paspels
Koblach: Neuburg, Straßenhäuser
Wolfurt: Strohdorf
Lochau: Haggen
Sulzberg: Thal, Thal bei Sulzberg
Bezau: Oberbezau, Sonderdach
Schwarzenberg: Loch
Langen bei Bregenz: Langen
Hard: Hard am Bodensee
Höchst: Brugg
`;

/** Regions, valleys and the words for all of it, with their municipalities or, marked with @, other regions. */
export const areaRows = `
Leiblachtal: Eichenberg, Hohenweiler, Hörbranz, Lochau, Möggers
Vorderwald: Doren, Hittisau, Krumbach, Langen bei Bregenz, Langenegg, Lingenau, Riefensberg, Sibratsgfäll, Sulzberg
Mittelwald = Mittelbregenzerwald: Alberschwende, Andelsbuch, Bezau, Bizau, Egg, Mellau, Reuthe, Schwarzenberg
Hinterwald = Hinterbregenzerwald: Au, Damüls, Schnepfau, Schoppernau, Schröcken, Warth
Bregenzerwald = Bregenzer Wald, Wälderland: @Vorderwald, @Mittelwald, @Hinterwald
Kleinwalsertal = Kleines Walsertal: Mittelberg
Großes Walsertal = Großwalsertal, Walsertal: Blons, Fontanella, Raggal, Sonntag, St. Gerold, Thüringerberg
Laternsertal: Laterns, Zwischenwasser
Brandnertal: Brand, Bürs, Bürserberg
Klostertal: Innerbraz, Dalaas, Klösterle
Arlberg: Klösterle, Lech, Warth
Silvretta: Gaschurn, St. Gallenkirch
Hochtannberg = Tannberg: Warth, Schröcken
Montafon: Bartholomäberg, Gaschurn, Lorüns, Schruns, Silbertal, St. Anton im Montafon, St. Gallenkirch, Stallehr, Tschagguns, Vandans
Walgau: Bludesch, Düns, Dünserberg, Frastanz, Göfis, Ludesch, Nenzing, Nüziders, Röns, Satteins, Schlins, Schnifis, Thüringen, Bludenz
Vorderland: Fraxern, Klaus, Laterns, Meiningen, Rankweil, Röthis, Sulz, Übersaxen, Viktorsberg, Weiler, Zwischenwasser
Kummenberg = amKumma, Am Kumma: Altach, Götzis, Koblach, Mäder
Hofsteig: Bildstein, Buch, Hard, Kennelbach, Lauterach, Schwarzach, Wolfurt
Rheindelta: Fußach, Gaißau, Höchst
Bodensee = Bodenseeraum, Bodenseeregion, Lake Constance: @Leiblachtal, @Rheindelta, Bregenz, Hard
Unteres Rheintal = Unterland: @Hofsteig, @Rheindelta, Bregenz, Lochau, Dornbirn, Hohenems, Lustenau
Oberes Rheintal = Oberland: @Kummenberg, @Vorderland, Feldkirch
Rheintal = Vorarlberger Rheintal: @Unteres Rheintal, @Oberes Rheintal
`;

/** Neighbours that people work with: their latitude, longitude, what is around them, and other names. What is around comes later. */
export const neighbourRows = `
Lindau, 47.546, 9.684, Bayern: Lindau am Bodensee, Lindenberg, Wasserburg
St. Margrethen, 47.453, 9.638, Schweiz: Sankt Margrethen, Rheineck
St. Gallen, 47.424, 9.377, Schweiz: Sankt Gallen, Ostschweiz, Rorschach
Liechtenstein, 47.141, 9.521: Vaduz, Schaan, Eschen, Mauren, Balzers, Triesen, Fürstentum Liechtenstein
Allgäu, 47.57, 10.22, Bayern: Oberstdorf, Immenstadt, Kempten, Sonthofen, Isny, Wangen, Westallgäu
Buchs SG, 47.167, 9.478, Schweiz: Buchs, Werdenberg, Altstätten, Widnau, Heerbrugg
Friedrichshafen, 47.654, 9.479, Deutschland: Langenargen, Kressbronn, Tettnang
Ravensburg, 47.782, 9.614, Deutschland: Weingarten, Oberschwaben
Konstanz, 47.66, 9.175, Deutschland: Kreuzlingen
Zürich, 47.377, 8.541, Schweiz: Zurich
Chur, 46.85, 9.53, Schweiz: Graubünden, Bündnerland
Schweiz, 47.2, 8.9: Switzerland
Innsbruck, 47.269, 11.404, Tirol: Hall in Tirol
Tirol, 47.2, 10.9: Tyrol, Landeck, St. Anton am Arlberg
Salzburg, 47.809, 13.055: Hallein
Wien, 48.208, 16.373: Vienna
Linz, 48.306, 14.286: Oberösterreich
Graz, 47.07, 15.44: Steiermark
München, 48.137, 11.575, Bayern: Munich
Bayern, 48.4, 11.4, Deutschland: Bavaria
Berlin, 52.52, 13.405, Deutschland: Berlin-Mitte
Deutschland, 50.1, 9.5: Germany
`;

/** What people call things from there, where it is not also the name of a family; what people there call it; short names. */
export const adjectiveRows = `
Vorarlberg: Vorarlberger, Xiberg, Xiberger
Bregenz: Bregenzer, Breagaz, Bregaz
Dornbirn: Dornbirner, Dorabira, Dorobira, Dorabiera, Dorobiera
Feldkirch: Feldkircher, FK
Bludenz: Bludenzer, Bludaz
Hohenems: Hohenemser
Lustenau: Lustenauer
Rankweil: Rankweiler, Rankwil
Götzis: Götzner
Bregenzerwald: Bregenzerwälder
Montafon: Montafoner
Rheintal: Rheintaler
Kleinwalsertal: Kleinwalsertaler
Liechtenstein: FL
`;

/** Names that are also ordinary words or first names. Alone beside other words they need 'in', 'bei' or a craft. */
export const alsoWords = `Egg, Au, Hard, Buch, Brand, Sulz, Weiler, Lech, Klaus, Sonntag, Warth, Höchst, Thal, Langen, Doren, Reuthe,
  Reute, Mäder, Ems, Zug, Markt, Loch, Rieden, Wald, Stuben, Oberdorf, Fischbach, Rohrbach, Neuburg, Haggen, Latz, Innerberg, Levis, Bangs,
  Wangen, Weingarten, Buchs, Chur, Eschen, Mauren, Schaan, Brugg, Neuburg, Hatler, Radin, Schoren, Röns, Schwarzach, Braz, Pfänder,
  Oberland, Unterland, Fluh, Wasserburg, Weidach, Vorderwald, Hinterwald, Mittelwald, Baad, Bonacker, Rehmen, Krumbach, Schwarzenberg`;

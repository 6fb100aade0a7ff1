/**
 * The 96 municipalities: name, district, latitude, longitude of the centre, and the postcode. The coordinates are those of
 * GeoNames (geonames.org), licensed CC BY 4.0, but for seven centres that are set by hand.
 */
export const municipalityRows = `
Bartholomäberg, Bludenz, 47.0924, 9.9081, 6781
Blons, Bludenz, 47.2233, 9.8341, 6723
Bludenz, Bludenz, 47.1548, 9.8225, 6700
Bludesch, Bludenz, 47.2000, 9.7331, 6719
Brand, Bludenz, 47.1008, 9.7372, 6708
Bürs, Bludenz, 47.1497, 9.8000, 6706
Bürserberg, Bludenz, 47.1464, 9.7774, 6707
Dalaas, Bludenz, 47.1245, 9.9910, 6752
Fontanella, Bludenz, 47.2417, 9.9081, 6733
Gaschurn, Bludenz, 46.9858, 10.0270, 6793
Innerbraz, Bludenz, 47.1500, 9.9167, 6751
Klösterle, Bludenz, 47.1333, 10.0833, 6754
Lech, Bludenz, 47.2080, 10.1418, 6764
Lorüns, Bludenz, 47.1331, 9.8500, 6700
Ludesch, Bludenz, 47.2000, 9.7831, 6713
Nenzing, Bludenz, 47.1844, 9.7054, 6710
Nüziders, Bludenz, 47.1667, 9.8000, 6714
Raggal, Bludenz, 47.2108, 9.8369, 6741
Schruns, Bludenz, 47.0803, 9.9192, 6780
Silbertal, Bludenz, 47.0937, 9.9831, 6782
Sonntag, Bludenz, 47.2386, 9.8977, 6731
St. Anton im Montafon, Bludenz, 47.1167, 9.8667, 6771
St. Gallenkirch, Bludenz, 47.0210, 9.9733, 6791
St. Gerold, Bludenz, 47.2189, 9.8125, 6722
Stallehr, Bludenz, 47.1404, 9.8561, 6700
Thüringen, Bludenz, 47.2000, 9.7667, 6712
Thüringerberg, Bludenz, 47.2136, 9.7833, 6721
Tschagguns, Bludenz, 47.0739, 9.9027, 6774
Vandans, Bludenz, 47.0957, 9.8652, 6773
Alberschwende, Bregenz, 47.4502, 9.8315, 6861
Andelsbuch, Bregenz, 47.4117, 9.8933, 6866
Au, Bregenz, 47.3218, 9.9807, 6883
Bezau, Bregenz, 47.3848, 9.9014, 6870
Bildstein, Bregenz, 47.4500, 9.7667, 6858
Bizau, Bregenz, 47.3691, 9.9284, 6874
Bregenz, Bregenz, 47.5031, 9.7471, 6900
Buch, Bregenz, 47.4925, 9.7997, 6960
Damüls, Bregenz, 47.2803, 9.8916, 6884
Doren, Bregenz, 47.4928, 9.8797, 6933
Egg, Bregenz, 47.4315, 9.8976, 6863
Eichenberg, Bregenz, 47.5333, 9.7833, 6911
Fußach, Bregenz, 47.4793, 9.6628, 6972
Gaißau, Bregenz, 47.4667, 9.6000, 6974
Hard, Bregenz, 47.4831, 9.6831, 6971
Hittisau, Bregenz, 47.4578, 9.9596, 6952
Höchst, Bregenz, 47.4593, 9.6405, 6973
Hohenweiler, Bregenz, 47.5845, 9.7795, 6914
Hörbranz, Bregenz, 47.5500, 9.7500, 6912
Kennelbach, Bregenz, 47.4831, 9.7667, 6921
Krumbach, Bregenz, 47.4831, 9.9358, 6942
Langen bei Bregenz, Bregenz, 47.5167, 9.8167, 6932
Langenegg, Bregenz, 47.4692, 9.8974, 6941
Lauterach, Bregenz, 47.4757, 9.7294, 6923
Lingenau, Bregenz, 47.4503, 9.9217, 6951
Lochau, Bregenz, 47.5333, 9.7500, 6911
Mellau, Bregenz, 47.3503, 9.8815, 6881
Mittelberg, Bregenz, 47.3513, 10.1720, 6993
Möggers, Bregenz, 47.5624, 9.8170
Reuthe, Bregenz, 47.3711, 9.8948, 6870
Riefensberg, Bregenz, 47.5014, 9.9584, 6943
Schnepfau, Bregenz, 47.3521, 9.9452, 6882
Schoppernau, Bregenz, 47.3120, 10.0165, 6886
Schröcken, Bregenz, 47.2576, 10.0920, 6888
Schwarzach, Bregenz, 47.4490, 9.7621, 6858
Schwarzenberg, Bregenz, 47.4141, 9.8515, 6867
Sibratsgfäll, Bregenz, 47.4267, 10.0381, 6952
Sulzberg, Bregenz, 47.5218, 9.9135, 6934
Warth, Bregenz, 47.2500, 10.1833, 6767
Wolfurt, Bregenz, 47.4667, 9.7500, 6922
Dornbirn, Dornbirn, 47.4143, 9.7419, 6850
Hohenems, Dornbirn, 47.3612, 9.6869, 6845
Lustenau, Dornbirn, 47.4264, 9.6585, 6890
Altach, Feldkirch, 47.3544, 9.6521, 6844
Düns, Feldkirch, 47.2235, 9.7166, 6822
Dünserberg, Feldkirch, 47.2275, 9.7237, 6822
Feldkirch, Feldkirch, 47.2364, 9.5973, 6800
Frastanz, Feldkirch, 47.2174, 9.6299, 6820
Fraxern, Feldkirch, 47.3150, 9.6739, 6833
Göfis, Feldkirch, 47.2336, 9.6346, 6811
Götzis, Feldkirch, 47.3331, 9.6331, 6840
Klaus, Feldkirch, 47.3091, 9.6468, 6833
Koblach, Feldkirch, 47.3331, 9.6000, 6842
Laterns, Feldkirch, 47.2675, 9.7131, 6830
Mäder, Feldkirch, 47.3500, 9.6167, 6841
Meiningen, Feldkirch, 47.2989, 9.5786, 6812
Rankweil, Feldkirch, 47.2711, 9.6431, 6830
Röns, Feldkirch, 47.2167, 9.7000, 6822
Röthis, Feldkirch, 47.2933, 9.6548, 6832
Satteins, Feldkirch, 47.2167, 9.6667, 6822
Schlins, Feldkirch, 47.2000, 9.7000, 6824
Schnifis, Feldkirch, 47.2167, 9.7331, 6822
Sulz, Feldkirch, 47.2872, 9.6518, 6832
Übersaxen, Feldkirch, 47.2528, 9.6708, 6834
Viktorsberg, Feldkirch, 47.3009, 9.6748, 6836
Weiler, Feldkirch, 47.2997, 9.6500, 6837
Zwischenwasser, Feldkirch, 47.2830, 9.6594, 6835
`;

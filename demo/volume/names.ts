/** Names of people and places. Every combination is invented. */
export const firstNames = (
  "Agnes Alma Amelie Andrea Angelika Anja Annika Antonia Astrid Aylin Barbara Beate Bianca Birgit Carina Carla Christa " +
  "Clara Daniela Deniz Doris Edith Elena Elisa Ella Emilia Emma Erika Esra Eva Fatma Fiona Frieda Gabriele Gerda Hanna " +
  "Heidi Helene Hilde Ida Ilse Ines Irma Isabella Jana Johanna Judith Julia Karin Katharina Klara Lara Laura Lea Lena " +
  "Lisa Lorena Luisa Magdalena Maja Manuela Margit Maria Marlene Melanie Merve Mina Mira Monika Nina Olivia Paula Petra " +
  "Ramona Regina Rita Rosa Sabine Sandra Sarah Selin Silvia Simone Sonja Stefanie Susanne Tamara Tanja Teresa Ulrike " +
  "Vanessa Vera Verena Veronika Viktoria Yvonne Adrian Albert Alexander Alfons Ali Andreas Anton Armin Arno August " +
  "Benedikt Bernhard Bruno Can Christian Clemens Damian Daniel David Dominik Eduard Elias Emil Erich Erwin Fabian Felix " +
  "Ferdinand Finn Florian Franz Fridolin Georg Gregor Guntram Hannes Harald Heinz Herbert Hubert Ignaz Ivan Jakob Jan " +
  "Johannes Jonas Josua Julian Kaspar Klaus Konrad Kurt Lorenz Lukas Manfred Marcel Marius Markus Martin Matteo " +
  "Matthias Max Mehmet Michael Moritz Nico Noah Norbert Oliver Oskar Otto Pascal Peter Philipp Raimund Ralf Reinhard " +
  "Richard Robin Roland Samuel Sebastian Severin Stefan Theo Thomas Tim Valentin Viktor Vinzenz Walter Werner Wolfgang Xaver"
).split(" ");

export const familyNames = (
  "Aberer Alge Amann Ammann Bachmann Baldauf Bechter Beck Beer Berchtold Bereuter Berlinger Bertsch Bischof Bitschnau " +
  "Blenk Bösch Böhler Breuß Brunold Burtscher Büchele Dietrich Dobler Drexel Dünser Düringer Ebner Egender Egger Ellensohn " +
  "Engstler Erath Fehr Felder Fetz Feuerstein Feurle Fitz Fleisch Flatz Flöry Fritsche Fritz Frick Fröwis Ganahl Gasser " +
  "Gehrer Geiger Giesinger Gmeiner Gögl Grabher Graf Gruber Gstrein Gunz Gächter Häfele Hagen Halbeisen Hämmerle Hartmann " +
  "Heim Heinzle Helbock Hehle Hiller Hinteregger Hofer Hollenstein Huber Immler Jäger Jochum Jussel Kaufmann Keckeis " +
  "Kessler Klocker Knünz König Konzett Künz Lampert Lang Leite Lerchenmüller Lins Loacker Ludescher Lutz Madlener Maier " +
  "Malin Mangeng Märk Marte Mathis Matt Mayer Meier Metzler Mittelberger Moosbrugger Morscher Müller Mätzler Nägele " +
  "Nenning Nesensohn Neyer Nußbaumer Oberhauser Ölz Peter Pfanner Pfister Plankel Purtscher Rauch Reis Rinderer Ritter " +
  "Rohner Rüf Rüscher Salzmann Schallert Schedler Scheffknecht Schelling Schertler Schmid Schmidinger Schneider Schobel " +
  "Schwendinger Seeberger Simma Sohm Spiegel Stadelmann Steurer Stöckler Sturn Summer Tiefenthaler Troy Türtscher Übelher " +
  "Vonach Vonbank Vögel Wachter Waibel Walch Walser Watzenegger Weber Wehinger Welte Willam Winder Wohlgenannt Wolf " +
  "Zech Zimmermann Zoller Zudrell Zumtobler Aydın Demir Kaya Öztürk Şahin Yılmaz Jovanović Marković Petrović Horvat Kovač"
).split(" ");

export const places = (
  "Bregenz Dornbirn Feldkirch Bludenz Hohenems Lustenau Götzis Rankweil Hard Höchst Lochau Lauterach Wolfurt Schwarzach " +
  "Altach Mäder Koblach Nenzing Frastanz Satteins Schlins Nüziders Thüringen Egg Bezau Schwarzenberg Andelsbuch " +
  "Hittisau Lingenau Alberschwende Mellau Au Schoppernau Schruns Tschagguns Vandans Gaschurn Lech Klösterle Sulz"
).split(" ");

import { fold } from "./fold";

/** First names that are common in the region. Beside one of them, 'Schneider' is a surname. */
const names = `
Adam Adrian Albert Albin Alexander Alexandra Alfons Alfred Alina Alois Amelie Andrea Andreas Angela Angelika Anita Anja
Anna Annika Anton Antonia Armin Arno Arthur Astrid August Barbara Beate Ben Benedikt Benjamin Bernadette Bernd Bernhard
Bettina Bianca Birgit Brigitte Bruno Carina Carla Carmen Caroline Charlotte Christa Christian Christiane Christina
Christine Christof Christoph Claudia Clemens Cornelia Daniel Daniela David Denise Dieter Dietmar Dominik Doris Edith
Elena Elfriede Elias Elisa Elisabeth Elmar Emil Emilia Emma Erich Erika Ernst Erwin Esther Eugen Eva Evelyn Fabian
Fabio Felix Ferdinand Finn Flora Florian Franz Franziska Frida Friedrich Fritz Gabriel Gabriele Gebhard Georg Gerald
Gerda Gerhard Gerlinde Gernot Gertrud Gisela Gottfried Gregor Gudrun Guido Günter Günther Hanna Hannah Hannes Hans
Harald Hedwig Heidi Heike Heinrich Heinz Helene Helga Helmut Herbert Herlinde Hermann Hertha Hildegard Hubert Hugo Ida
Ingeborg Ingo Ingrid Irene Iris Irmgard Isabella Ivan Jakob Jan Jana Janine Jasmin Jennifer Joachim Johann Johanna
Johannes Jolanda Jonas Jonathan Josef Josefine Judith Julia Julian Juliane Jürgen Karin Karl Karoline Katharina Kathrin
Katja Katrin Kerstin Kevin Kilian Konrad Kurt Lara Larissa Laura Laurin Lea Lena Leni Leo Leon Leonie Lina Linda Lisa
Lorenz Louisa Luca Lucas Ludwig Luis Luisa Lukas Magdalena Maja Manfred Manuel Manuela Marcel Marco Margit Margot
Maria Marie Marina Mario Marion Marius Markus Marlene Martha Martin Martina Mathias Matthias Max Maximilian Melanie
Mia Michael Michaela Mirjam Miriam Monika Moritz Nadine Nadja Natalie Natascha Nico Nicole Nikolaus Nina Noah Nora
Norbert Oliver Oskar Oswald Otmar Otto Patricia Patrick Paul Paula Peter Petra Philipp Philippa Pia Rainer Raphael
Rebecca Regina Reinhard Reinhold Renate René Ricarda Richard Robert Robin Roland Roman Romana Rosa Rosmarie Rudolf
Rupert Ruth Sabine Sabrina Samuel Sandra Sarah Sebastian Selina Severin Sigrid Silke Silvia Simon Simone Sofia Sofie
Sonja Sophia Sophie Stefan Stefanie Stephan Susanne Svenja Sylvia Tamara Tanja Teresa Theo Theresa Thomas Tim Timo
Tobias Tom Ulrich Ulrike Ursula Uwe Valentin Valentina Vanessa Vera Verena Veronika Viktor Viktoria Vinzenz Waltraud
Werner Wilfried Wilhelm Wolfgang Xaver Yvonne Zoe Ahmet Mehmet Mustafa Ali Murat Emre Fatma Ayse Elif Zeynep Amir Amina
Marko Milan Goran Dragan Jelena Milica Ana Ivana
`;

const known = new Set(names.split(/\s+/).filter(Boolean).map(fold));

export const isFirstName = (folded: string): boolean => known.has(folded);

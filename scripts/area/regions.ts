/**
 * Postcode prefixes far from Monswiller with the largest town there: German Leitregionen outside of the circle (except
 * for towns of `german-postcodes.txt`), and the routing regions of the neighbouring countries, none of which reaches
 * it. `=` gives the name that GeoNames uses, `@` its first administrative division where several towns share a name.
 */
export const regions = {
  DE: `
01 Dresden
02 Bautzen
03 Cottbus
04 Leipzig
06 Halle (Saale)
07 Jena
08 Zwickau
09 Chemnitz
10 Berlin
11 Berlin
12 Berlin
13 Berlin
14 Potsdam
15 Frankfurt (Oder)
16 Oranienburg
17 Neubrandenburg
18 Rostock
19 Schwerin
20 Hamburg
21 Lüneburg
22 Hamburg
23 Lübeck
24 Kiel
25 Itzehoe
26 Oldenburg
27 Bremerhaven
28 Bremen
29 Celle
30 Hannover
31 Hildesheim
32 Herford
33 Bielefeld
34 Kassel
35 Gießen
36 Fulda
37 Göttingen
38 Braunschweig
39 Magdeburg
40 Düsseldorf
41 Mönchengladbach
42 Wuppertal
44 Dortmund
45 Essen @07
46 Oberhausen @07
47 Duisburg
48 Münster @07
49 Osnabrück
50 Köln
51 Köln
52 Aachen
53 Bonn
54 Trier
55 Mainz
56 Koblenz
57 Siegen
58 Hagen @07
59 Hamm @07
60 Frankfurt am Main
61 Bad Homburg vor der Höhe
63 Offenbach
64 Darmstadt
65 Wiesbaden
68 Mannheim
69 Heidelberg
70 Stuttgart
71 Ludwigsburg
72 Tübingen
73 Göppingen
74 Heilbronn
78 Villingen-Schwenningen
80 München = Munich
81 München = Munich
82 Starnberg
83 Rosenheim
84 Landshut
85 Ingolstadt
86 Augsburg
87 Kempten (Allgäu)
88 Ravensburg
89 Ulm
90 Nürnberg = Nuremberg
91 Ansbach
92 Weiden
93 Regensburg
94 Passau
95 Bayreuth
96 Bamberg
97 Würzburg
98 Suhl
99 Erfurt
`,
  LU: `
1 Luxembourg
2 Luxembourg
3 Dudelange
4 Esch-sur-Alzette
5 Mondorf-les-Bains
6 Grevenmacher
7 Mersch
8 Mamer
9 Diekirch
`,
  CH: `
10 Lausanne
11 Morges
12 Genève = Geneva
13 Yverdon-les-Bains
14 Yverdon-les-Bains
15 Payerne
16 Bulle
17 Fribourg
18 Montreux
19 Sion = Sitten
20 Neuchâtel
21 Neuchâtel
22 Neuchâtel
23 La Chaux-de-Fonds
24 Le Locle
25 Biel = Biel/Bienne
26 Biel = Biel/Bienne
27 Moutier
28 Delémont
29 Porrentruy
3 Bern
40 Basel
41 Basel
42 Laufen
43 Rheinfelden
44 Liestal
45 Solothurn
46 Olten
47 Olten
48 Zofingen
49 Langenthal
5 Aarau
6 Luzern
7 Chur
8 Zürich
9 St. Gallen = Sankt Gallen
`,
  BE: `
1 Bruxelles = Brussels
2 Antwerpen = Antwerp
30 Leuven
31 Mechelen
32 Aarschot
33 Tienen
34 Landen
35 Hasselt
36 Genk
37 Tongeren
38 Sint-Truiden
39 Beringen
4 Liège
5 Namur
60 Charleroi
61 Charleroi
62 Charleroi
64 Chimay
65 Binche
66 Bastogne
67 Arlon
68 Libramont-Chevigny = Libramont
69 Marche-en-Famenne
7 Mons
8 Brugge
9 Gent
`,
}

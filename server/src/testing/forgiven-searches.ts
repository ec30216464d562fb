/**
 * Words that surveys contain, each with another inflection and a misspelling:
 * by people who do not know the spelling, or mistype it.
 */
const forms = `
library libraries libary
environment environments enviroment
restaurant restaurants restaraunt
neighbourhood neighbourhoods nieghbourhood
playground playgrounds playgruond
bicycle bicycles bycicle
accommodation accommodations accomodation
recycling recycled recyling
vaccination vaccinations vacination
university universities univeristy
grocery groceries grocerry
committee committees comittee
government governments goverment
cemetery cemeteries cemetary
pharmacy pharmacies pharmasy
volunteer volunteering volonteer
pavement pavements pavment
crossing crossings corssing
nursery nurseries nursury
factory factories facotry
swimming swimmers swiming
noise noises niose
traffic trafficked trafic
parking parked parkng
harbour harbours harbuor
bakery bakeries bakrey
kitchen kitchens kichen
museum museums musuem
theatre theatres theater
festival festivals festivel
allotment allotments alotment
temperature temperatures temprature
separate separated seperate
shelter shelters sheltre
station stations staiton
hospital hospitals hopsital
dentist dentists dentits
elevator elevators elavator
company companies compnay
holiday holidays hoilday
weather weathered weahter
business businesses buisness
calendar calendars calender
maintenance maintenances maintainance
wheelchair wheelchairs wheelchiar
bibliothek bibliotheken biblothek
spielplatz spielplatzes speilplatz
fahrrad fahrrads farrad
schwimmbad schwimmbads schwimbad
wohnung wohnungen wohnugn
haltestelle haltestellen haltestele
umgebung umgebungen umgebnug
krankenhaus krankenhauses krankenhuas
gemeinde gemeinden gemiende
veranstaltung veranstaltungen veranstalltung
nachbarschaft nachbarschaften nachbaschaft
apotheke apotheken appotheke
straßenbahn straßenbahnen strasenbahn
école écoles écoel
quartier quartiers cartier
bibliothèque bibliothèques bibliotèque
piscine piscines picsine
logement logements logment
boulangerie boulangeries boulangérie
voisinage voisinages voisiange
transport transports transprot
marché marchés marhcé
biblioteca bibliotecas bibilioteca
escuela escuelas esceula
barrio barrios bario
vivienda viviendas bivienda
ayuntamiento ayuntamientos ayuntamineto
basura basuras bassura
calle calles calel
farmacia farmacias farmasia
jardim jardins jardm
praia praias priaa
vizinhança vizinhanças visinhança
escola escolas esocla
mercado mercados mecrado
spiaggia spiagge spiagia
negozio negozi negozzio
scuola scuole sculoa
ospedale ospedali opsedale
parcheggio parcheggi parchegio
fietspad fietspaden fietpsad
winkel winkels winckel
gemeente gemeenten gemente
speeltuin speeltuinen speeltiun
cykelväg cykelvägar cyckelväg
lekplats lekplatser leksplats
sjukhus sjukhuset sjukhsu
grannskap grannskapet granskap
парковка парковки парквока
библиотека библиотеки библеотека
больница больницы болница
соседство соседства сосетство
площадка площадки плошадка
остановка остановки астановка
mosque mosques mosqe
`;

export interface ForgivenSearch {
  typed: string;
  /** The word in the surveys that should be found. */
  held: string;
  isMistake: boolean;
}

/** 200 searches, two for each word. */
export const forgivenSearches: readonly ForgivenSearch[] = forms
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [held = "", inflected = "", mistaken = ""] = line.split(" ");
    return [
      { typed: inflected, held, isMistake: false },
      { typed: mistaken, held, isMistake: true },
    ];
  });

/** The words that should be found, each once. */
export const heldWords: readonly string[] = [
  ...new Set(forgivenSearches.map(({ held }) => held)),
];

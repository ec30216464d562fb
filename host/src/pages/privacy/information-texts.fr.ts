import type { Words } from "@nearsay/core/domain";
import type { informationTexts as english } from "./information-texts.ts";

export const informationTexts: Words<typeof english> = {
  title: "Informations recueillies",
  blocks: [
    { subheading: "Votre identifiant anonyme" },
    "À votre première visite, le serveur invente un nombre aléatoire pour votre navigateur. Il n’est tiré ni de votre nom, ni de votre adresse, ni de votre appareil, et il est d’abord désactivé : vous lisez, et rien de ce que vous faites n’est publié. La page <anonymousId>Identifiant anonyme</anonymousId> explique comment l’activer.",
    { subheading: "Ce que vous publiez" },
    "Réponses, messages, « j’aime », signalements et sondages, chacun avec votre identifiant anonyme et l’heure. Nearsay ne demande ni nom ni mot de passe ; veuillez n’en écrire aucun dans un texte non plus.",
    { subheading: "Ce que les autres apprennent de vos réponses" },
    "Le nombre de personnes qui ont répondu à un sondage est aussitôt public ; son auteur apprend aussi, par jour, combien l’ont trouvé ici, ont ouvert son adresse ou l’ont rencontré sur un autre site. Ce qu’elles ont répondu s’affiche comme l’auteur l’a choisi avant de publier ; le formulaire le dit avant que vous répondiez, et personne ne peut le changer ensuite. Par groupes : seulement avec d’autres, au moins 10 sauf si l’exploitant a choisi un autre nombre, et retenu tant que des chiffres permettraient de le distinguer des leurs. Après la clôture : pas avant, et seulement si un groupe a répondu. Aussitôt : les chiffres suivent chaque réponse, et qui les observe, ou sait quand vous avez répondu, peut savoir ce que vous avez dit.",
    "Au-delà de ces chiffres, son auteur, et les personnes à qui il donne une clé du sondage, lisent ce qu’il a choisi avant de publier. Le formulaire le dit aussi avant que vous répondiez, et personne ne peut le changer ensuite. Chiffres seuls : aucune réponse isolée. Ce que les gens écrivent : les textes mot à mot, dans un ordre qui ne dit rien, détachés de vos autres réponses et de toute heure. Réponses entières : tout ce qu’une personne a répondu, sous un numéro, sans nom, heure ni lieu. Tout s’affiche par groupes comme les chiffres et, là où les chiffres s’affichent aussitôt, seulement après la clôture. Qui peut lire peut l’enregistrer dans un fichier. Pour les sondages publiés avant que ce choix existe, personne ne lit plus que des chiffres.",
    "Les groupes ont leurs limites. Quelqu’un qui répond de nombreuses fois à un sondage, depuis de nombreux réseaux, pourrait remplir un groupe de ses propres réponses et apprendre ce que les autres y ont dit. Tant qu’un sondage est ouvert, un groupe vient d’au moins trois réseaux, ce qui rend la chose plus difficile sans l’exclure. Un texte écrit peut trahir son auteur par ce qu’il dit. Et l’exploitant, qui gère la base de données, peut lire des réponses isolées. Quand un sondage est en plusieurs langues et montre des groupes, la langue dans laquelle vous répondez est conservée avec vos réponses ; les chiffres ne la disent que de groupes de cette langue.",
    { subheading: "Ce que vous répondez sur les pages d’autres sites" },
    "Un sondage affiché sur un autre site y demande votre consentement et vous donne un identifiant anonyme pour ce sondage sur ce seul site. Avec la réponse, le serveur apprend sur quel site elle a été donnée et garde si elle venait de là ou de Nearsay lui-même. Un site qui affiche le sondage dans sa propre page, et non dans un cadre, peut lire ce que vous y répondez.",
    { subheading: "Votre position, si vous l’autorisez" },
    "Votre navigateur envoie des coordonnées quand il demande des sondages, des messages et des réponses. Le serveur les arrondit à une grille avant toute autre chose : une cellule mesure 1,1 km du nord au sud et au moins 1 km d’est en ouest, et seul son centre est utilisé.",
    {
      list: [
        "La dernière cellule où vous étiez est gardée avec votre identifiant anonyme jusqu’à la fin du jour (à minuit UTC), une fois que vous l’avez activé, pour qu’un sondage que vous publiez se trouve à proximité. Elle est chiffrée avec une clé qui n’est écrite nulle part. Désactiver l’identifiant la supprime aussitôt.",
        "Un sondage n’a un lieu que si vous le dites à côté de <b>Publier</b>, où votre lieu approximatif est choisi pour vous si ce navigateur donne votre position. Il garde alors cette cellule, ou la cellule et le nom d’un lieu que vous avez choisi, que toute personne qui voit le sondage peut connaître. Si aucune cellule n’est connue, il prend la ville à laquelle appartient votre adresse internet, là où l’exploitant l’a prévu, et sinon il n’a pas de lieu.",
        "Les réponses ne gardent aucun lieu, même là où seules les personnes proches répondent : votre cellule est comparée à celle du sondage puis oubliée. Si un sondage compte d’où viennent les réponses et que vous cochez que la vôtre le soit, il garde avec elle un anneau : ici, à moins de 10 km, à moins de 50 km ou plus loin. Un sondage avec carte garde votre carré d’environ 1 km jusqu’à ce qu’il puisse être compté avec au moins 9 autres personnes dans un carré, et seulement celui-ci ensuite. Les réponses aux messages n’en gardent aucun.",
        "Un message non plus, sauf si vous cochez dessous qu’il dise d’où vous écrivez. Toute personne qui le lit voit alors l’un de quatre anneaux autour du lieu du sondage : ici, à moins de 10 km, à moins de 50 km ou plus loin, compté de cellule à cellule. Rien de plus précis n’est gardé, et supprimer le message le supprime.",
      ],
    },
    { subheading: "Votre adresse internet" },
    "Le serveur en a besoin pour vous répondre, mais ne l’écrit ni dans sa base de données ni dans son journal. Pour limiter les abus, il garde une forme brouillée de sa première partie (les trois premiers des quatre nombres d’une adresse IPv4, les 48 premiers bits d’une adresse IPv6). La clé change chaque jour, n’est écrite nulle part et disparaît à la fin du jour, si bien que personne ne peut retrouver plus tard d’où venait une requête. Là où votre navigateur ne laisse rien garder à un sondage affiché sur un autre site, le serveur garde aussi, jusqu’à la fin de ce jour, une forme brouillée de l’adresse entière (d’une adresse IPv6, les 64 premiers bits) pour ce sondage, sans lien avec votre réponse : une réponse par jour y est acceptée de chaque connexion.",
    {
      subheading:
        "Votre adresse électronique, sur la liste d’attente seulement",
    },
    "Si vous rejoignez la <waitlist>liste d’attente</waitlist> : l’adresse, votre rôle, votre catégorie d’activité et l’heure. Elle est conservée sans votre identifiant anonyme.",
    { subheading: "Le journal du serveur" },
    "Il sert à trouver des pannes. Il peut contenir le type, le chemin et l’heure des requêtes, y compris des mots que vous avez cherchés, des erreurs et la partie d’une page qui n’a pas pu être chargée. Il ne contient ni adresses internet ou électroniques, ni cookies, ni textes que vous publiez ; les codes, jetons et coordonnées sont masqués.",
  ],
};

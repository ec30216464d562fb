import type { Words } from "@nearsay/core/domain";
import type { browserStorageTexts as english } from "./browser-storage-texts.ts";

export const browserStorageTexts: Words<typeof english> = {
  title: "Cookies et stockage du navigateur",
  blocks: [
    "Nearsay dépose deux cookies et a besoin des deux ; un troisième seulement si vous ouvrez un lien pour essayer une partie du site qui n’est pas encore sortie. Il garde d’autres choses dans le stockage de votre navigateur, pour vous éviter de les saisir deux fois.",
    { subheading: "Cookies" },
    {
      kept: [
        {
          name: "<code>nearsay_session</code>, via https <code>__Host-nearsay_session</code>",
          use: "Votre session anonyme. Aucun script d’une page ne peut le lire.",
          life: "Un an après votre dernière visite",
        },
        {
          name: "<code>nearsay_csrf</code>",
          use: "Prouve qu’une requête vient de ce site. Il ne dit rien de vous.",
          life: "Un an",
        },
        {
          name: "<code>nearsay_remotes</code>",
          use: "Quelles parties du site vous essayez avant les autres. Il ne dit rien de vous.",
          life: "Jusqu’à ce que vous les quittiez ou fermiez le navigateur",
        },
        {
          name: "<code>nearsay_language</code>",
          use: "La langue que vous avez choisie dans le menu, sur les sites qui en ont plusieurs. Il ne dit rien d’autre de vous.",
          life: "Un an après votre choix",
        },
      ],
    },
    { subheading: "Jusqu’à ce que vous effaciez les données de ce site" },
    {
      kept: [
        {
          name: "<code>unsent_answers</code>",
          use: "Les réponses commencées à un long sondage, pour pouvoir continuer une autre fois.",
          life: "Jusqu’à ce que vous les envoyiez ou disiez que l’appareil est partagé, 7 jours au plus",
        },
        {
          name: "<code>shared_device</code>",
          use: "Que vous l’avez dit de cet appareil, sur lequel aucune réponse de ce genre n’est gardée.",
          life: "Jusqu’à ce que vous reveniez dessus",
        },
        {
          name: "<code>anonymous_consent</code>",
          use: "Si vous avez activé votre identifiant anonyme.",
          life: "Jusqu’à ce que vous l’effaciez",
        },
        {
          name: "<code>cached_identity</code>, <code>cached_identity_timestamp</code>",
          use: "Votre identifiant anonyme et ce que le serveur a pu déduire de votre connexion : adresse internet et, là où l’exploitant l’a prévu, ville et réseau. Pour ce navigateur seul.",
          life: "Utilisé pendant 24 heures, puis remplacé",
        },
        {
          name: "<code>survey_access_codes</code>",
          use: "Les codes d’accès qui ont ouvert un sondage, renvoyés quand vous y revenez.",
          life: "Jusqu’à ce que vous les effaciez",
        },
        {
          name: "<code>creator_draft</code>",
          use: "Les sondages que vous êtes en train d’écrire, avec leurs codes et réponses attendues.",
          life: "Jusqu’à ce que vous les publiiez ou les abandonniez, les dix derniers",
        },
        {
          name: "<code>owned_survey</code>",
          use: "Les clés des sondages que vous avez publiés ici ou ouverts par un lien, avec leurs titres. Qui a une clé peut modifier ce sondage ; rien en elle ne dit qui vous êtes.",
          life: "Jusqu’à ce que vous les oubliiez sous « Vos sondages » ou les effaciez",
        },
        {
          name: "<code>geoConsent</code>",
          use: "Que vous avez autorisé la position ici.",
          life: "Jusqu’à ce que vous l’effaciez",
        },
        {
          name: "<code>count_place</code>, <code>posts_say_ring</code>",
          use: "Que vous laissez compter votre lieu avec une réponse et le dire d’un message.",
          life: "Jusqu’à ce que vous le retiriez",
        },
        {
          name: "<code>posts_say_ring</code>",
          use: "Que vos messages disent de quelle distance vous écrivez.",
          life: "Jusqu’à ce que vous le décochiez, l’effaciez ou effaciez tout",
        },
        {
          name: "<code>theme</code>",
          use: "Clair ou sombre, si vous avez choisi.",
          life: "Jusqu’à ce que vous l’effaciez",
        },
        {
          name: "<code>web_fonts</code>",
          use: "Que les polices de ce site sont déjà chargées.",
          life: "Jusqu’à ce que vous l’effaciez",
        },
      ],
    },
    { subheading: "Sur les pages d’autres sites qui affichent un sondage" },
    "Un sondage intégré là ne dépose et ne lit aucun cookie. Il garde une seule chose, et seulement une fois que vous y avez activé votre identifiant anonyme ou que vous y avez répondu ailleurs sur cette page :",
    {
      kept: [
        {
          name: "<code>nearsay_visitor</code>",
          use: "Qui vous êtes dans ce seul sondage sur ce seul site, pour que vous répondiez une fois. C’est un autre identifiant anonyme que celui que vous avez ici et que celui de tout autre site. Il se trouve dans le stockage que votre navigateur met à part pour Nearsay au sein de ce site, ou dans celui du site lui-même : là où le sondage fait partie de sa page, ou là où votre navigateur ne laisse rien garder à un cadre. Depuis un cadre, ce site reçoit aussi à garder que le sondage a reçu sa réponse, pour que la page ne vous demande qu’une fois.",
          life: "Utilisé pendant un an après votre dernière visite ; une fois l’identifiant désactivé là, il dit seulement que ce sondage a reçu une réponse, et non de qui",
        },
      ],
    },
    { subheading: "Sur une tablette qui sert de borne" },
    "Là où des personnes répondent à un sondage l’une après l’autre sur la même tablette, aucun cookie ne dit qui est qui, et chaque réponse a son propre identifiant anonyme, que personne ne peut réutiliser. Elle ne peut donc pas être retirée plus tard.",
    {
      kept: [
        {
          name: "<code>nearsay-kiosk</code>",
          use: "Le sondage et le lien qui l’ouvre, la page elle-même pour les moments sans connexion, et les réponses qui n’ont pas encore pu être envoyées, sans noms ni heures.",
          life: "Une réponse jusqu’à son envoi, aussitôt s’il y a une connexion",
        },
      ],
    },
    { subheading: "Jusqu’à ce que vous fermiez l’onglet" },
    {
      kept: [
        {
          name: "<code>last_coordinates</code>",
          use: "Où vous êtes selon votre navigateur, exactement, pour ne pas avoir à le demander sur chaque page.",
          life: "Jusqu’à ce que vous fermiez l’onglet",
        },
        {
          name: "<code>unsent_answers</code>",
          use: "Les réponses commencées à tout autre sondage, pour qu’un rechargement ne perde rien.",
          life: "Jusqu’à ce que vous les envoyiez ou fermiez l’onglet",
        },
        {
          name: "<code>unsent_post</code>, <code>unsent_reply</code>, <code>unsent_edit</code>",
          use: "Ce que vous avez commencé à écrire dans une discussion, pour qu’un rechargement ne perde rien.",
          life: "Jusqu’à ce que vous l’envoyiez ou fermiez l’onglet",
        },
        {
          name: "<code>unsettled</code>",
          use: "Ce que vous avez envoyé à une discussion qui n’a pas répondu, pour que cela compte une fois si vous le renvoyez.",
          life: "Jusqu’à ce qu’elle réponde ou que vous fermiez l’onglet",
        },
        {
          name: "<code>creator_prompt</code>",
          use: "La description d’un sondage que vous voulez écrire, pour qu’un rechargement ne perde rien.",
          life: "Jusqu’à ce que son brouillon s’ouvre ou que vous fermiez l’onglet",
        },
        {
          name: "<code>access_code_attempts</code>",
          use: "Combien de codes erronés vous avez saisis pour un sondage.",
          life: "Jusqu’à ce que vous fermiez l’onglet",
        },
        {
          name: "<code>operator_key</code>, <code>operator_proof</code>",
          use: "La clé de qui exploite ce site, si vous en avez saisi une à la page de modération, et que sa clé d’accès a été utilisée.",
          life: "Jusqu’à ce que vous quittiez la modération ou fermiez l’onglet",
        },
        {
          name: "<code>scroll_positions</code>",
          use: "Jusqu’où vous aviez fait défiler les pages visitées, pour quand vous y revenez.",
          life: "Jusqu’à ce que vous fermiez l’onglet",
        },
        {
          name: "<code>geo_modal_dismissed</code>",
          use: "Que vous avez fermé la question sur la position.",
          life: "Jusqu’à ce que vous fermiez l’onglet",
        },
      ],
    },
  ],
};

import type { Words } from "@nearsay/core/domain";
import type * as english from "./publishing-texts.ts";

export const publishingTexts: Words<typeof english.publishingTexts> = {
  title: "Publier un sondage",
  blocks: [
    {
      steps: [
        "<create>Commencez un sondage</create> et décrivez ce que vous voulez savoir : « Faut-il clôturer l’aire de jeux de la rue des Ormes ? Oui, non, seulement le coin des tout-petits. Pourquoi ? » Ou cochez <b>Partir de zéro</b>.",
        "Modifiez le brouillon : titre, consignes, questions et leur ordre. Il reste dans ce navigateur jusqu’à ce que vous le publiiez ou l’abandonniez.",
        "Fixez la date de clôture. Sans date, un sondage est ouvert 30 jours.",
        "Choisissez <b>Public</b> ou <b>Exiger un code d’accès</b>, et si l’export des analyses demande un code à lui. Les codes ont de 4 à 32 caractères, sans espaces. Notez-les : ils sont conservés illisibles ; seul ce navigateur retient un code d’accès.",
        "Choisissez quand les résultats s’affichent : par groupes de réponses, après la clôture ou aussitôt. C’est dit avant que l’on réponde, et ne peut donc pas être changé après la publication.",
        "Choisissez ce que vous lisez vous-même au-delà de ces chiffres : rien, ce que les gens écrivent ou des réponses entières, par groupes dans tous les cas. Cela aussi est dit avant que l’on réponde.",
        "Regardez-le en <b>Aperçu</b>. Choisissez en dessous de quel lieu il s’agit et pour qui il est, puis appuyez sur <b>Publier</b>.",
        "Gardez le <b>lien de gestion</b> qui vous est alors montré : copiez-le, enregistrez-le dans un fichier ou scannez-le avec votre téléphone. C’est le seul chemin de retour depuis un autre appareil, et personne ne peut vous le renvoyer.",
      ],
    },
    "Un sondage à votre lieu approximatif se trouve là où vous étiez en dernier au cours du jour passé, à un kilomètre près, si vous avez autorisé la position ; sinon dans la ville de votre adresse internet, là où le site peut la connaître. Il peut aussi se trouver à un lieu par son nom, à un point de la carte, ou nulle part. Avec un lieu, il peut être montré d’abord aux personnes proches, listé seulement pour elles, ou réservé à leurs réponses : pour autant que les navigateurs disent où ils sont, ce qu’ils peuvent inventer. Cochez <b>Afficher sur la page des avis</b> pour des questions sur Nearsay lui-même.",
    "Le lien de gestion ouvre la page de gestion de votre sondage ; ce navigateur le liste aussi sous <mine>Vos sondages</mine>. Vous pouvez y clore et rouvrir le sondage, changer ce qu’il dit et qui le voit, donner à des aides leurs propres liens et le supprimer. Avant la première réponse, vous pouvez changer chaque question ; ensuite seulement la formulation, et les lecteurs sont informés des deux.",
  ],
};

export const embeddingTexts: Words<typeof english.embeddingTexts> = {
  title: "Afficher un sondage sur votre propre site",
  blocks: [
    "Tout sondage public peut figurer sur une page à vous. Appuyez sur <b>Intégrer</b> sur sa page, ou choisissez-le sous <embed>Intégrer</embed>, et copiez une ligne. On y répond sans compte et sans cookies, et on voit les résultats.",
    {
      list: [
        "<b>Dans un cadre</b>, votre page et le sondage ne peuvent pas voir l’un dans l’autre. <b>Dans la page</b>, il se charge plus vite, et les scripts de votre page peuvent lire les réponses.",
        "Une réponse compte par personne et par site : personne n’est suivi d’un site à l’autre.",
        "Les sondages à code d’accès ne sont jamais intégrés. En tant qu’auteur de tout autre, vous choisissez <b>où il peut être intégré</b> : sur tout site, seulement sur ceux que vous nommez, ou nulle part ailleurs qu’ici.",
      ],
    },
  ],
};

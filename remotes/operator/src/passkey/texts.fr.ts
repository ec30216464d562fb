import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  register: {
    about:
      "Cette clé ne fonctionne qu’avec une clé d’accès. Créez-la maintenant, sur un appareil ou une clé de sécurité qui n’est qu’à vous : le bureau s’ouvre ensuite avec les deux.",
    act: "Créer la clé d’accès",
  },
  prove: {
    about:
      "Cette clé ne fonctionne qu’avec sa clé d’accès. Le bureau est ensuite ouvert dans cet onglet jusqu’à quatre heures.",
    act: "Utiliser la clé d’accès",
  },
  waiting: "En attente de votre appareil…",
  proven: "Le bureau est ouvert.",
  failed: "Cela n’a pas pu être fait. Veuillez réessayer.",
  lost: "Votre appareil est perdu ? Sur le serveur, ceci retire sa clé d’accès, et votre prochaine visite en crée une autre :",
  failures: {
    unsupported: {
      title: "Ce navigateur n’a pas de clés d’accès",
      about:
        "Ouvrez le bureau dans un navigateur à jour, à une adresse qui commence par https.",
    },
    cancelled: {
      title: "Aucune clé d’accès n’a été utilisée",
      about:
        "Vous avez annulé, ou l’appareil choisi n’a pas de clé d’accès pour cette clé. Rien n’a été changé.",
    },
    timedOut: {
      title: "Cela a pris trop de temps",
      about:
        "Rien n’a été changé. Gardez votre appareil sous la main, et réessayez.",
    },
    elsewhere: {
      title: "Les clés d’accès ne marchent pas à cette adresse",
      about:
        "Ouvrez le bureau par le nom du site fixé par ses opérateurs, et non par un numéro ou un autre nom.",
    },
    unable: {
      title: "Cet appareil ne peut pas créer une telle clé d’accès",
      about:
        "Il doit vérifier qui vous êtes, par un code PIN, un doigt ou un visage. Choisissez un autre appareil ou une clé de sécurité.",
    },
    refused: { title: "La clé d’accès n’a pas été acceptée" },
    failed: { title: "Cela n’a pas marché" },
  },
};

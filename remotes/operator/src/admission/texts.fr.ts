import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const waitlistTexts: Words<typeof english.waitlistTexts> = {
  about:
    "Qui a demandé à être averti quand il y aura des comptes. Confirmez une adresse une fois que vous savez à qui elle est : elle obtient alors sa place.",
  loading: "Chargement de la liste d’attente",
  list: "Adresses",
  empty: "Personne n’attend",
  roles: { user: "Personne", business: "Entreprise" },
  place: (position) => `place ${formatCount(position)}`,
  free: "Accès gratuit",
  joined: "inscrite le <when></when>",
  confirmed: "Confirmée",
  confirm: "Confirmer",
  confirmNamed: (email) => `Confirmer ${email}`,
  confirmedOne: (email) => `${email} est confirmée.`,
  remove: "Retirer…",
  removeNamed: (email) => `Retirer ${email}`,
  removedOne: (email) => `${email} n’est plus sur la liste d’attente.`,
  gone: (email) => `${email} n’était déjà plus sur la liste d’attente.`,
  ask: {
    title: "Retirer cette adresse de la liste d’attente ?",
    about:
      "Sa place revient à la suivante. Elle peut s’inscrire de nouveau, à la fin.",
    action: "Retirer",
  },
};

export const invitationTexts: Words<typeof english.invitationTexts> = {
  about:
    "Chacune admet autant de personnes qu’elle a d’utilisations. Les codes sont montrés une fois, à leur création, et conservés nulle part.",
  make: {
    heading: "Créer des invitations",
    count: "Combien",
    countHint: (max) => `Jusqu’à ${formatCount(max)} à la fois.`,
    uses: "Utilisations de chacune",
    days: "Jours avant leur fin",
    daysHint: "Laissé vide, elles ne prennent pas fin.",
    action: "Créer des invitations",
    wrong: (max) => `Un nombre entier de 1 à ${formatCount(max)}.`,
  },
  fresh: (count) =>
    plural(count, {
      one: "Voici son code, cette fois seulement",
      other: `Voici leurs ${formatCount(count)} codes, cette fois seulement`,
    }),
  codes: "Codes",
  copy: "Copier",
  done: "Terminé",
  loading: "Chargement des invitations",
  heading: "Invitations",
  list: "Invitations",
  empty: "Il n’y a pas d’invitations",
  name: (id) => `Invitation ${id}`,
  used: (count, max) =>
    `utilisations : ${formatCount(count)} sur ${formatCount(max)}`,
  made: "créée le <when></when>",
  until: "valable jusqu’au <when></when>",
  revoked: "Révoquée",
  ended: "Terminée",
  revoke: "Révoquer",
  revokeNamed: (id) => `Révoquer l’invitation ${id}`,
  revokedOne: (id) => `L’invitation ${id} n’admet plus personne.`,
};

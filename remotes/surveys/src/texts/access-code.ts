export const accessCode = {
  title: "Enter Access Code",
  description:
    "This survey requires an access code. Enter it below to continue",
  label: "Access code",
  empty: "Please enter the access code.",
  locked: "Too many incorrect attempts. Access has been temporarily blocked.",
  contactOwner: "Please contact the survey owner for assistance.",
  enter: "Enter access code",
  needed: "This survey opens with an access code.",
  notLoaded: "The form for the access code could not be loaded.",
} as const;

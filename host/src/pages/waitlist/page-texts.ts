/** What stands around the form of the waitlist. */
export const waitlistPageTexts = {
  lead: "Paid accounts are planned. Leave your address to hear when they are ready.",
  offer: [
    "The first 10 businesses in each category get 6 months of free access. A business counts once whoever runs this site has confirmed that the address is its own. Meanwhile everything here works without an account, for businesses too.",
  ],
  storage: [
    { heading: "What happens to your address" },
    "It is stored with your role, your category and the date, without your anonymous ID, and used for email about the waitlist and paid accounts alone. It stays until you have it taken off the list. The same address counts once: joining again replaces the role and category until it is confirmed. See also the <privacy>Privacy Policy</privacy>.",
  ],
} as const;

/** What keeps the form from being sent. */
export const joinProblems = {
  category: "Please choose your business category.",
  consent:
    "Please check the consent box to receive email alerts before joining the waitlist.",
};

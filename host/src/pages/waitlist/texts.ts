/** Everything the page of the waitlist says. */
export const texts = {
  email: "Email address",
  emailHint: "Used for news about paid accounts and nothing else.",
  role: "I am joining as",
  user: "An individual user",
  business: "A business",
  category: "Business category",
  chooseCategory: "Choose a category",
  consent: "Send me email alerts about the waitlist and paid accounts.",
  join: "Join the waitlist",
  joining: "Joining…",
  failed: "Failed to join waitlist",
  joined: "You are on the waitlist",
  joinedUser: (email: string) =>
    `We will write to ${email} when paid accounts are ready.`,
  joinedBusiness: (email: string, category: string) =>
    `We will write to ${email} when paid accounts are ready, and tell you then whether you are among the first 10 in ${category}. Your place counts once whoever runs this site has confirmed that the address is yours.`,
  browse: "See the surveys near you",
};

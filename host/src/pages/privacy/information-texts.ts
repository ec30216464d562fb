/** What reaches the server, and what is made of it. */
export const informationTexts = {
  title: "Information collected",
  blocks: [
    { subheading: "Your anonymous ID" },
    "On your first visit the server makes up a random number for your browser. It is not made from your name, address or device, and it starts opted out: you read, and nothing you do is published. Enabling it is explained in the <anonymousId>Anonymous ID Policy</anonymousId>.",
    { subheading: "What you publish" },
    "Answers, posts, replies, likes, reports and surveys, each with your anonymous ID and the time. Nearsay asks for no name and no password; please write none into a text either.",
    { subheading: "What others learn of your answers" },
    "How many people answered a survey is public at once; its author is also told by day how many found it here, opened its own address, or met it on another site. What they answered is shown as its author chose before publishing, which the form says before you answer and nobody can change afterwards. In groups: only together with others, at least 10 unless the operator chose another number, and held back while figures would tell it apart from theirs. After closing: not before, and only if a group answered. At once: figures follow each answer, and whoever watches them, or knows when you answered, can tell what you said.",
    "Beyond these figures its author, and whoever they give a key of the survey to, reads what they chose before publishing. The form says that before you answer, too, and nobody can change it afterwards. Figures alone: no single answer. What people write: texts word for word, in an order that tells nothing, cut loose from your other answers and from any time. Whole responses: all that one person answered, under a number, with no name, time or place. Each is shown in groups as figures are, and where figures show at once only after closing. Who may read can save it to a file. Of surveys published before there was a choice, nobody reads more than figures.",
    "Groups have their limits. Somebody who answers a survey many times, from many networks, could fill a group with answers of their own and learn what the others in it said. While a survey is open, a group comes from at least three networks, which makes that harder and does not rule it out. A written text may give its author away by what it says. And the operator, who runs the database, can read single answers. Where a survey is in several languages and shows groups, the language in which you answered is kept with your answers; figures tell it only of groups of that language.",
    { subheading: "What you answer on pages of other sites" },
    "A survey shown on another site asks for your consent there, and gives you an anonymous ID for that survey on that site alone. With the answer the server is told which site it was given on, and keeps whether it came from there or from Nearsay itself. A site that shows the survey within its own page, not in a frame, can read what you answer there.",
    { subheading: "Your location, if you allow it" },
    "Your browser sends coordinates when it asks for surveys, posts and answers. The server rounds them to a grid before it does anything else: a cell is 1.1 km from north to south and at least 1 km from east to west, and only its middle is used.",
    {
      list: [
        "The cell you were last in is kept with your anonymous ID until the day is over (at midnight UTC), once you have enabled it, so that a survey you publish can be found nearby. It is encrypted with a key that is written down nowhere. Opting out deletes it at once.",
        "A survey has a place only if you say so beside <b>Publish</b>, where your approximate place is chosen for you if this browser tells your location. It then keeps that cell, or the cell and the name of a place that you chose, which everybody who sees the survey can learn. Where no cell of yours is known it takes the city that your internet address belongs to, where the operator has set that up, and otherwise has no place.",
        "Answers keep no place, also where a survey is answered only by people nearby: your cell is compared with the survey's and forgotten. Where a survey counts where answers come from and you tick that yours may be, it keeps one of those rings with your answer: here, within 10 km, within 50 km or farther away. A survey with a map keeps your square of about 1 km until it can be counted with at least 9 others in one square, and from then on only that. Replies keep none.",
        "A post keeps none either, unless you tick under it that it says from where you write. Then everybody who reads it sees one of four rings round the place of the survey: here, within 10 km, within 50 km or farther away, reckoned from cell to cell. Nothing finer is kept, and deleting the post deletes it.",
      ],
    },
    { subheading: "Your internet address" },
    "The server needs it to answer you, but writes it neither into its database nor into its log. To limit misuse it keeps a scrambled form of the address's first part (the first three of the four numbers of an IPv4 address, the first 48 bits of an IPv6 one). The key to it is new every day, written down nowhere and gone when the day is over, so that nobody can work out later where a request came from. Where your browser lets a survey on another site keep nothing, the server also keeps, until that day is over, a scrambled form of the whole address (of an IPv6 one the first 64 bits) for that survey, not with your answer: one response a day is taken there from each connection.",
    { subheading: "Your email address, on the waitlist only" },
    "If you join the <waitlist>waitlist</waitlist>: the address, your role, your business category and the time. It is stored without your anonymous ID.",
    { subheading: "The server's log" },
    "It is for finding faults. It can hold the kind, path and time of requests, which may include words you searched for, errors, and which part of a page failed to load. It holds no internet or email addresses, no cookies and no texts you publish; codes, tokens and coordinates are blotted out.",
  ],
} as const;

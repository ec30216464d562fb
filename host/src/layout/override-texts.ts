export const overrideTexts = {
  label: "What you see and others do not",
  shown: (remote: string, release: string, from: string) =>
    `You see ${remote} ${release} (${from}) instead of what others see.`,
  missing: (remote: string, from: string) =>
    from.includes("://")
      ? `${remote} cannot be had from ${from}: you see what others see.`
      : `${remote} has no channel ${from}: you see what others see.`,
  leave: "Leave",
};

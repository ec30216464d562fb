/**
 * The design tokens that the file and its charts use, with the values of
 * tokens.css. Fonts are used if the reader's system has them.
 */
export const tokens = `
  --color-paper: light-dark(oklch(98.4% 0.008 85), oklch(17.5% 0.02 255));
  --color-surface: light-dark(oklch(99.6% 0.004 85), oklch(21.5% 0.022 255));
  --color-sunken: light-dark(oklch(95.4% 0.012 85), oklch(28% 0.024 255));
  --color-ink: light-dark(oklch(22% 0.025 255), oklch(94% 0.01 85));
  --color-ink-muted: light-dark(oklch(46% 0.022 255), oklch(76% 0.016 255));
  --color-line: light-dark(oklch(88.5% 0.014 85), oklch(34% 0.022 255));
  --color-line-strong: light-dark(oklch(58% 0.02 255), oklch(60% 0.02 255));
  --color-accent: light-dark(oklch(45% 0.085 195), oklch(76% 0.105 190));
  --color-accent-text: light-dark(oklch(42% 0.082 195), oklch(79% 0.1 190));
  --chart-3: light-dark(oklch(41% 0.1 40), oklch(64% 0.1 40));
  --chart-other: light-dark(oklch(52% 0.012 255), oklch(66% 0.012 255));
  --font-serif: Fraunces, Georgia, serif;
  --font-sans: "Source Sans 3", "Segoe UI", system-ui, sans-serif;
  --text-xs: 0.8125rem;
  --text-sm: 0.9375rem;
  --text-md: 1.0625rem;
  --text-xl: 1.625rem;
  --text-2xl: 2.125rem;
  --leading-tight: 1.2;
  --leading-body: 1.5;
  --weight-strong: 600;
  --space-1: 4px;
  --space-2: 8px;
  --space-3: 12px;
  --space-4: 16px;
  --space-5: 24px;
  --space-6: 40px;
  --border-width: 1px;
  --border: var(--border-width) solid var(--color-line);
  --target: 44px;
  --measure: 66ch;
`;

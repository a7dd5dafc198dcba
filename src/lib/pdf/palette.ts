/** The light theme of `src/css/tokens.css`, for paper: token by token, a test compares them. */
export const palette = {
  text: '#0d1830',
  muted: '#4d5f80',
  line: '#dfe6f0',
  'bg-soft': '#f6f8fb',
  accent: '#1b55ee',
  'on-accent': '#ffffff',
  money: '#0a6b52',
  'money-soft': '#dcf5ec',
  warn: '#8f5200',
  'bar-mute': '#c3cede',
} as const;

/** The dark theme, for pictures that stand by themselves. */
export const darkPalette = {
  bg: '#070d1a',
  text: '#e9eefa',
  muted: '#9fb0cf',
  accent: '#8fb2ff',
} as const;

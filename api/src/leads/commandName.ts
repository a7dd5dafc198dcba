/** Returns the command as documented for operators. */
export const commandName = (NODE_ENV: string | undefined): string =>
  NODE_ENV === 'production' ? 'portal-leads' : 'npm run -s leads --';

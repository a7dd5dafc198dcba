/** Returns the command as the guide for operators has it. */
export const commandName = (NODE_ENV: string | undefined): string =>
  NODE_ENV === 'production' ? 'portal-leads' : 'npm run -s leads --';

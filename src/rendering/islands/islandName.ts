/** Returns 'savings-calculator' for `…/SavingsCalculator.island.tsx`. Throws for other file names. */
export function islandName(file: string): string {
  const [, name] = /([A-Z][A-Za-z0-9]*)\.island\.tsx$/.exec(file) ?? [];
  if (!name) {
    throw new Error(`${file} defines an island: call it Name.island.tsx, with a capital letter.`);
  }
  return name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();
}

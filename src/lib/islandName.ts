/**
 * Returns the island name of a file: 'savings-calculator' for `…/SavingsCalculator.island.tsx`.
 *
 * @throws Error if the file name does not follow this pattern
 */
export function islandName(file: string): string {
  const [, name] = /([A-Z][A-Za-z0-9]*)\.island\.tsx$/.exec(file) ?? [];
  if (!name) {
    throw new Error(`${file} defines an island: call it Name.island.tsx, with a capital letter.`);
  }
  return name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();
}

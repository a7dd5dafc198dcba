export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revoked later, because some browsers begin to read the file a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

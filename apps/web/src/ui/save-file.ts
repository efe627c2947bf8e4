/** Hands a file to the browser as a download. */
export const saveFile = (name: string, type: string, content: BlobPart): void => {
  const href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  URL.revokeObjectURL(href);
};

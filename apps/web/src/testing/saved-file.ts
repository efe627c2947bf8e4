/** The text of the file that is handed to the browser next. */
export const nextSavedFile = (): Promise<string> =>
  new Promise(resolve => {
    const create = URL.createObjectURL;
    URL.createObjectURL = blob => {
      URL.createObjectURL = create;
      if (blob instanceof Blob) void blob.text().then(resolve);
      return create(blob);
    };
  });

import { inputsTexts } from '@commissary/catalog';
import { imageTypes } from '@commissary/domain';
import type { Image } from '@commissary/schema';
import { Button } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
import { type UploadedImage, uploadImage } from '../../cache/index.ts';
import { useForm } from '../state/index.ts';
import styles from './image-input.module.css';
import type { WidgetProps } from './widget-props.ts';

/** An image: chosen or dropped, it is uploaded at once; the document stores its address. */
export function ImageWidget({ id, value, label, describedBy, invalid, onChange }: WidgetProps<Image>) {
  const input = useRef<HTMLInputElement>(null);
  const { upload, uploading, problem, brought, forget } = useUpload(onChange);
  const address = typeof value === 'string' && value !== '' ? value : null;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    upload(event.dataTransfer.files[0]);
  };
  const choose = () => input.current?.click();
  return (
    // Dropping is a shortcut for mouse users; the button does the same.
    <fieldset
      className="stack gap-8 min-width-0 reset"
      aria-label={label}
      onDragOver={event => event.preventDefault()}
      onDrop={drop}
    >
      {address !== null && <img className={styles.preview} src={address} alt={inputsTexts.currentColor(label)} />}
      <span className="row wrap gap-8">
        <input
          id={id}
          ref={input}
          type="file"
          hidden
          accept={imageTypes.join(',')}
          onChange={({ currentTarget }) => {
            upload(currentTarget.files?.[0]);
            // Lets the user choose the same file again after it failed.
            currentTarget.value = '';
          }}
        />
        <Button
          // The focus target of the row: the file input itself is not visible.
          tabIndex={0}
          variant="default"
          loading={uploading}
          aria-describedby={`${id}-told ${describedBy}`}
          aria-invalid={invalid || undefined}
          onClick={choose}
        >
          {address === null ? inputsTexts.chooseAnImage : inputsTexts.chooseAnotherImage}
        </Button>
        {address !== null && (
          <Button
            variant="default"
            aria-label={inputsTexts.removeImage(label)}
            onClick={() => {
              forget();
              onChange('');
            }}
          >
            {inputsTexts.remove}
          </Button>
        )}
      </span>
      <span
        id={`${id}-told`}
        role="status"
        className={problem === null ? `${styles.message} size-13 tone-3` : 'size-13 tone-error'}
      >
        {problem ?? (uploading ? inputsTexts.uploading : toldOf(address, brought))}
      </span>
    </fieldset>
  );
}

/**
 * The text under the buttons; for an image that was just uploaded, where it is stored: on the server, or in a bucket of
 * its own host.
 */
const toldOf = (address: string | null, brought: UploadedImage | null): string => {
  if (address === null) return inputsTexts.dropHint;
  if (brought?.address !== address) return '';
  return brought.keptAt === location.host ? inputsTexts.uploaded : inputsTexts.uploadedToBucket(brought.keptAt);
};

/** The running upload. Only the file that was chosen last counts, however long an earlier one takes. */
const useUpload = (onChange: (address: string) => void) => {
  const { companyId } = useForm().address;
  const [uploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [brought, setBrought] = useState<UploadedImage | null>(null);
  const last = useRef<File | null>(null);
  const upload = async (file: File | undefined) => {
    if (file === undefined) return;
    last.current = file;
    setProblem(null);
    setUploading(true);
    const done = await uploadImage(companyId, file);
    if (last.current !== file) return;
    setUploading(false);
    if ('problem' in done) setProblem(done.problem);
    else {
      setBrought(done);
      onChange(done.address);
    }
  };
  const forget = () => {
    last.current = null;
    setUploading(false);
    setProblem(null);
  };
  return { upload: (file: File | undefined) => void upload(file), uploading, problem, brought, forget };
};

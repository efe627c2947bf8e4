import { imagesTexts as texts } from '@commissary/catalog';
import { contract, type ImageRecord } from '@commissary/contract';
import { imageRules } from '@commissary/domain';
import { Button, InputBase, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusError, UserError } from '../../api/index.ts';
import { dayAndTimeAt, pageZone } from '../../formatting/index.ts';
import { askConfirm, notify, reportError } from '../../notifications/index.ts';
import { useActiveTenant, Writable } from '../../session/index.ts';
import { SheetDialog } from '../../ui/index.ts';
import { CropDialog } from './crop-dialog.tsx';
import { deleteImage, imageUsesOf, refreshImages, replaceByFile, saveImage, tellNotReplaced } from './image-queries.ts';
import { ImageUses } from './image-uses.tsx';
import styles from './images.module.css';
import { ReplaceButton } from './replace-button.tsx';

export interface ImageDialogProps {
  readonly image: ImageRecord;
  /** Whether the person may change it. */
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

const bytesOfKilobyte = 1000;

/** One image: its name and alternative text, where it is used, and what deletes it. */
export function ImageDialog({ image, mayEdit, onClose }: ImageDialogProps) {
  const { companyId } = useActiveTenant();
  const client = useQueryClient();
  const [label, setLabel] = useState(image.label);
  const [alt, setAlt] = useState(image.alt);
  const [busy, setBusy] = useState(false);
  const [crops, setCrops] = useState(false);
  const isFree = image.uses === 0 && !image.live;
  const isChanged = label.trim() !== image.label || alt.trim() !== image.alt;
  const act = async (work: () => Promise<void>, explain: (error: unknown) => void): Promise<void> => {
    setBusy(true);
    try {
      await work();
      onClose();
    } catch (error) {
      explain(error);
    } finally {
      setBusy(false);
      await refreshImages(client, companyId);
    }
  };
  const save = () =>
    act(
      async () => {
        const saved = await saveImage(companyId, image, { label: label.trim(), alt: alt.trim() });
        notify('success', texts.saved(saved.label));
      },
      error => {
        if (error instanceof StatusError && error.status === 409) notify('error', texts.changedMeanwhile);
        else reportError(error, texts.saveFailed);
      },
    );
  const remove = async () => {
    const answer = await askConfirm({
      ...{ title: texts.deleteTitle(image.label), text: texts.deleteText, accept: texts.deleteAccept, danger: true },
    });
    if (answer !== 'accept') return;
    await act(
      async () => {
        await deleteImage(companyId, image.name);
        notify('success', texts.deleted(image.label));
      },
      error => {
        const isInUse = error instanceof UserError && error.failures.some(({ code }) => code === 'IMAGE_IN_USE');
        if (isInUse) notify('error', texts.inUse);
        else reportError(error, texts.deleteFailed);
      },
    );
  };
  const replaceByCropped = (file: File) =>
    act(
      async () => {
        const { seen } = await client.fetchQuery(imageUsesOf(companyId, image.name));
        await replaceByFile(companyId, image, { file, seen });
        // Nothing shows the one before.
        if (isFree) await deleteImage(companyId, image.name);
        notify('success', texts.cropDone(image.label));
      },
      error => tellNotReplaced(error, file),
    );
  if (crops)
    return (
      <CropDialog
        image={image}
        busy={busy}
        onClose={() => setCrops(false)}
        onDone={file => void replaceByCropped(file)}
      />
    );
  return (
    <SheetDialog
      title={image.label}
      about={texts.facts(image.fileName, texts.kilobytes(Math.ceil(image.bytes / bytesOfKilobyte)))}
      size={560}
      onClose={onClose}
      foot={
        <>
          {mayEdit && isFree && (
            <Writable calls={[contract.images.remove]}>
              <Button variant="subtle" color="red" disabled={busy} onClick={() => void remove()}>
                {texts.delete}
              </Button>
            </Writable>
          )}
          {mayEdit && image.uses > 0 && (
            <Writable calls={[contract.images.replace]}>
              <ReplaceButton image={image} disabled={busy} onAct={act} />
            </Writable>
          )}
          {mayEdit && !image.name.endsWith('.gif') && (
            <Writable calls={[contract.images.replace]}>
              <Button variant="default" disabled={busy} onClick={() => setCrops(true)}>
                {texts.crop}
              </Button>
            </Writable>
          )}
          <Button variant="default" disabled={busy} onClick={onClose}>
            {texts.close}
          </Button>
          {mayEdit && (
            <Writable calls={[contract.images.edit]}>
              <Button disabled={!isChanged || label.trim() === ''} loading={busy} onClick={() => void save()}>
                {texts.save}
              </Button>
            </Writable>
          )}
        </>
      }
    >
      <div className={`${styles.details} stack gap-12 pad-x-24 pad-y-12`}>
        <img className={styles.picture} src={image.tccUrl} alt={image.alt} />
        <p className="text-12 tone-2">
          {texts.uploadedBy(image.uploadedBy, dayAndTimeAt(image.uploadedAt, pageZone()))}
        </p>
        <TextInput
          label={texts.name}
          value={label}
          maxLength={120}
          readOnly={!mayEdit}
          error={label.trim() === '' ? texts.nameNeeded : undefined}
          onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        />
        <InputBase
          component="textarea"
          multiline
          label={texts.alt}
          description={`${texts.altHelp} ${texts.altLeft(alt.length, imageRules.altLength)}`}
          value={alt}
          maxLength={imageRules.altLength}
          readOnly={!mayEdit}
          rows={2}
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        />
        <ImageUses image={image} />
      </div>
    </SheetDialog>
  );
}

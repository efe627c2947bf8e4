import { imagesTexts as texts } from '@commissary/catalog';
import type { ImageRecord } from '@commissary/contract';
import { imageTypes } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { askConfirm, notify } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { imageUsesOf, replaceByFile, tellNotReplaced } from './image-queries.ts';

export interface ReplaceButtonProps {
  readonly image: ImageRecord;
  readonly disabled: boolean;
  /** Runs what takes a while, and closes the dialog where it is done. */
  readonly onAct: (work: () => Promise<void>, explain: (error: unknown) => void) => Promise<void>;
}

/** Chooses a file, says in how many places it would replace the image, and does it. */
export function ReplaceButton({ image, disabled, onAct }: ReplaceButtonProps) {
  const { companyId } = useActiveTenant();
  const input = useRef<HTMLInputElement>(null);
  const { data: where } = useQuery(imageUsesOf(companyId, image.name));
  const replaceBy = async (file: File | undefined): Promise<void> => {
    if (file === undefined || where === undefined) return;
    const answer = await askConfirm({
      title: texts.replaceTitle(image.label),
      text: texts.replaceText(image.uses, file.name),
      accept: texts.replaceIn(image.uses),
    });
    if (answer !== 'accept') return;
    await onAct(
      async () => {
        const count = await replaceByFile(companyId, image, { file, seen: where.seen });
        notify('success', texts.replaced(count, image.label));
      },
      error => tellNotReplaced(error, file),
    );
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.replace}
        accept={imageTypes.join(',')}
        onChange={({ currentTarget }) => {
          void replaceBy(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <Button variant="default" disabled={disabled || where === undefined} onClick={() => input.current?.click()}>
        {texts.replace}
      </Button>
    </>
  );
}

import { imagesTexts as texts } from '@commissary/catalog';
import type { ImageRecord } from '@commissary/contract';
import { imageTypeOfName } from '@commissary/domain';
import { Button } from '@mantine/core';
import { IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { readImage } from '../../api/index.ts';
import { Segmented, SheetDialog } from '../../ui/index.ts';
import { type Crop, isWhole, keptPart, turned, turnedBy, wholePicture } from './crop.ts';
import styles from './images.module.css';

export interface CropDialogProps {
  readonly image: ImageRecord;
  readonly busy: boolean;
  readonly onClose: () => void;
  /** With the new file. */
  readonly onDone: (file: File) => void;
}

const shapes = { whole: null, square: 1, four: 4 / 3, wide: 16 / 9 } as const;
type Shape = keyof typeof shapes;

/** Turns a picture and keeps a part of it, by keys as well as by the pointer. */
export function CropDialog({ image, busy, onClose, onDone }: CropDialogProps) {
  const { picture, failed } = usePicture(image.tccUrl);
  const [crop, setCrop] = useState<Crop>(wholePicture);
  const [shape, setShape] = useState<Shape>('whole');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (picture !== null && canvas.current !== null) draw(canvas.current, picture, crop);
  }, [picture, crop]);
  const done = async (): Promise<void> => {
    const type = imageTypeOfName(image.name) ?? 'image/png';
    const blob = await new Promise<Blob | null>(resolve => canvas.current?.toBlob(resolve, type, quality));
    if (blob !== null) onDone(new File([blob], image.fileName, { type: blob.type }));
  };
  const slider = (key: 'part' | 'across' | 'down') => (
    <label key={key} className={`${styles.slider} row align-center gap-12 text-13`}>
      {texts.sliders[key]}
      <input
        type="range"
        min={key === 'part' ? least : 0}
        max={100}
        value={Math.round(crop[key] * 100)}
        onChange={({ currentTarget }) => setCrop({ ...crop, [key]: currentTarget.valueAsNumber / 100 })}
      />
    </label>
  );
  return (
    <SheetDialog
      title={texts.cropTitle(image.label)}
      about={failed ? texts.cropFailed : texts.cropAbout}
      size={560}
      onClose={onClose}
      foot={
        <>
          <Button variant="default" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button disabled={picture === null || isWhole(crop)} loading={busy} onClick={() => void done()}>
            {image.uses > 0 ? texts.cropReplace(image.uses) : texts.cropSave}
          </Button>
        </>
      }
    >
      <div className={`${styles.details} stack gap-12 pad-x-24 pad-y-12`}>
        <canvas ref={canvas} className={styles.picture} role="img" aria-label={texts.cropped(image.label)} />
        <div className="row wrap gap-8">
          <Button
            variant="default"
            leftSection={<IconRotate2 size={16} stroke={1.8} aria-hidden />}
            onClick={() => setCrop({ ...crop, turns: turnedBy(crop.turns, 3) })}
          >
            {texts.turnLeft}
          </Button>
          <Button
            variant="default"
            leftSection={<IconRotateClockwise2 size={16} stroke={1.8} aria-hidden />}
            onClick={() => setCrop({ ...crop, turns: turnedBy(crop.turns, 1) })}
          >
            {texts.turnRight}
          </Button>
        </div>
        <Segmented
          label={texts.shape}
          value={shape}
          options={(Object.keys(shapes) as Shape[]).map(value => ({ value, label: texts.shapes[value] }))}
          onChange={value => {
            setShape(value);
            setCrop({ ...crop, shape: shapes[value] });
          }}
        />
        {(['part', 'across', 'down'] as const).map(slider)}
      </div>
    </SheetDialog>
  );
}

/** Of the encoder, for formats that lose something. */
const quality = 0.92;
/** Percent of a side that are kept at least. */
const least = 10;

/** Its file, decoded; a page on another host than the bucket may read it where the bucket allows that. */
const usePicture = (address: string) => {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const bitmap = await createImageBitmap(await readImage(address));
      if (!isOver) setPicture(bitmap);
    };
    load().catch(() => setFailed(true));
    return () => {
      isOver = true;
    };
  }, [address]);
  return { picture, failed };
};

const draw = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void => {
  const kept = keptPart(picture, crop);
  const whole = turned(picture, crop.turns);
  canvas.width = kept.width;
  canvas.height = kept.height;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.translate(whole.width / 2 - kept.x, whole.height / 2 - kept.y);
  pen.rotate((crop.turns * Math.PI) / 2);
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2);
};

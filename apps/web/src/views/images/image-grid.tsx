import { imagesTexts as texts } from '@commissary/catalog';
import type { ImageRecord } from '@commissary/contract';
import { useRef } from 'react';
import { useWidth, WindowedList } from '../../ui/index.ts';
import styles from './images.module.css';

export interface ImageGridProps {
  readonly images: readonly ImageRecord[];
  readonly onOpen: (image: ImageRecord) => void;
  /** Called when the end of those that are loaded is near. */
  readonly onEnd: () => void;
}

/** The least width of an image in the grid, and the height of a row, in pixels. */
const [leastWidth, rowHeight] = [150, 178];
const gap = 12;

/** Images side by side, as many as fit; of thousands those near the viewport are in the page. */
export function ImageGrid({ images, onOpen, onEnd }: ImageGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const columns = Math.max(2, Math.floor((width + gap) / (leastWidth + gap)));
  const rows = Array.from({ length: Math.ceil(images.length / columns) }, (_, at) =>
    images.slice(at * columns, (at + 1) * columns),
  );
  return (
    <div ref={box}>
      {width > 0 && (
        <WindowedList
          key={columns}
          label={texts.list}
          items={rows}
          keyOf={([first]) => first?.name ?? ''}
          height={rowHeight}
          onEnd={onEnd}
          draw={row => (
            <div className={styles.row} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
              {row.map(image => (
                <ImageTile key={image.name} image={image} onOpen={onOpen} />
              ))}
            </div>
          )}
        />
      )}
    </div>
  );
}

function ImageTile({ image, onOpen }: { readonly image: ImageRecord } & Pick<ImageGridProps, 'onOpen'>) {
  const { tccUrl, label, alt, uses, live } = image;
  const use = texts.usedTimes(uses, live);
  return (
    <button
      type="button"
      className={`${styles.tile} stack gap-2`}
      aria-label={texts.open(label, use)}
      onClick={() => onOpen(image)}
    >
      <img className={styles.thumbnail} src={tccUrl} alt="" loading="lazy" decoding="async" draggable={false} />
      <span className={`${styles.line} weight-600 text-13`}>{label}</span>
      <span className={`${styles.line} text-12 tone-2`}>
        {use}
        {uses > 0 && alt === '' && <span className="tone-error">, {texts.noAlt}</span>}
      </span>
    </button>
  );
}

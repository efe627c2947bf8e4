import { sheetTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { SectionCard } from '../../../ui/index.ts';
import type { PlacePrice, PricePoint, PriceSpread } from './price-spread.ts';
import styles from './price-strip.module.css';

export interface PriceStripProps {
  /** The name of the price. */
  readonly label: string;
  readonly spread: PriceSpread;
  readonly onGo: (place: PlacePrice) => void;
}

/** Of more locations with one price, the number of all stands above them. */
const mostDots = 8;
const [dotHeight, nameHeight, nameRows] = [12, 16, 3];

/**
 * A price as a strip with a dot for each location, those far from the others by name. The arrow keys lead from location to
 * location, from the lowest price on, and Enter to its cell; a list says the same.
 */
export function PriceStrip({ label, spread: { points, text }, onGo }: PriceStripProps) {
  const places = points.flatMap(point => point.places.map(place => ({ ...place, isOutlier: point.isOutlier })));
  const [asked, setAt] = useState<number | null>(null);
  const at = Math.min(asked ?? 0, places.length - 1);
  const chosen = places[at];
  const named = points.filter(({ isOutlier }) => isOutlier).slice(0, nameRows);
  const tallest = Math.min(mostDots + 1, Math.max(...points.map(point => point.places.length)));
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && chosen !== undefined) onGo(chosen);
    const next = nextOf(event.key, at, places.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  const choose = ({ currentTarget, clientX }: MouseEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(nearest(points, (clientX - left) / width, at));
  };
  if (chosen === undefined) return null;
  const said = sheetTexts.outlier(chosen.name, chosen.price);
  return (
    <div className={styles.card}>
      <SectionCard title={sheetTexts.spreadTitle(label)} aside={text}>
        <div
          className={styles.strip}
          style={{ blockSize: tallest * dotHeight + named.length * nameHeight + 8 }}
          role="slider"
          tabIndex={0}
          aria-label={sheetTexts.spreadTitle(label)}
          aria-valuemin={1}
          aria-valuemax={places.length}
          aria-valuenow={at + 1}
          aria-valuetext={chosen.isOutlier ? sheetTexts.unusual(said) : said}
          onKeyDown={move}
          onClick={choose}
        >
          {points.map(point => (
            <Stack key={point.cents} point={point} share={shareOf(points, point)} chosen={chosen.column} />
          ))}
          {named.map((point, row) => (
            <NameOf key={point.cents} point={point} share={shareOf(points, point)} row={row} />
          ))}
        </div>
        <div className={`${styles.ends} row justify-between text-12 tone-2`} aria-hidden>
          <span>{sheetTexts.priceOf(points[0]?.price ?? '')}</span>
          {points.length > 1 && <span>{sheetTexts.priceOf(points.at(-1)?.price ?? '')}</span>}
        </div>
        <p className="row wrap align-center gap-12 text-13">
          <span className="weight-500">{chosen.isOutlier ? sheetTexts.unusual(said) : said}</span>
          <Button variant="default" onClick={() => onGo(chosen)}>
            {sheetTexts.goToCell}
          </Button>
        </p>
        <details className={`${styles.list} text-13`}>
          <summary>{sheetTexts.spreadAsList}</summary>
          <ul>
            {points.map(({ price, cents, isOutlier, places: same }) => {
              const line = sheetTexts.priceAt(
                price,
                same.map(({ name }) => name),
              );
              return <li key={cents}>{isOutlier ? sheetTexts.unusual(line) : line}</li>;
            })}
          </ul>
        </details>
      </SectionCard>
    </div>
  );
}

interface PointProps {
  readonly point: PricePoint;
  /** Where it is between the lowest and the highest price, from 0 to 1. */
  readonly share: number;
}

/** The locations of one price, one above the other. */
function Stack({ point: { places, isOutlier }, share, chosen }: PointProps & { readonly chosen: number }) {
  const shown = places.slice(0, mostDots);
  const at = places.findIndex(({ column }) => column === chosen);
  return (
    <div className={styles.stack} style={{ insetInlineStart: `${share * 100}%` }}>
      {shown.map(({ column, name }, index) => (
        <span
          key={column}
          className={styles.dot}
          title={name}
          data-outlier={isOutlier || undefined}
          data-chosen={Math.min(at, mostDots - 1) === index || undefined}
        />
      ))}
      {places.length > mostDots && <span className="text-12 tone-2">{sheetTexts.countOf(places.length)}</span>}
    </div>
  );
}

/** Above all dots, each on a line of its own: names beside each other would cover others. */
function NameOf({ point: { places }, share, row }: PointProps & { readonly row: number }) {
  const [first] = places;
  return (
    <>
      <span
        className={styles.leader}
        style={{ insetInlineStart: `${share * 100}%`, insetBlockStart: (row + 1) * nameHeight }}
      />
      <span
        className={`${styles.name} text-12`}
        data-end={share > 0.5 || undefined}
        style={{ insetInlineStart: `${share * 100}%`, insetBlockStart: row * nameHeight }}
      >
        {sheetTexts.outlierName(first?.name ?? '', places.length - 1)}
      </span>
    </>
  );
}

const shareOf = (points: readonly PricePoint[], { cents }: PricePoint): number => {
  const [low, high] = [points[0]?.cents ?? 0, points.at(-1)?.cents ?? 0];
  return high === low ? 0.5 : (cents - low) / (high - low);
};

const nextOf = (key: string, at: number, count: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(at + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(at - 1, 0);
  return undefined;
};

/** The position of the first location of the price nearest to a place of the strip, or the next one where it is chosen. */
const nearest = (points: readonly PricePoint[], share: number, chosen: number): number => {
  const distance = (point: PricePoint) => Math.abs(shareOf(points, point) - share);
  const closest = points.toSorted((a, b) => distance(a) - distance(b))[0];
  const before = points.slice(0, closest === undefined ? 0 : points.indexOf(closest));
  const first = before.reduce((sum, { places }) => sum + places.length, 0);
  const count = closest?.places.length ?? 1;
  return chosen >= first && chosen < first + count ? first + ((chosen - first + 1) % count) : first;
};

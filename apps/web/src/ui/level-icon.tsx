import { IconBuildingStore, IconMapPin, IconStack2 } from '@tabler/icons-react';
import styles from './level-icon.module.css';

export type LevelName = 'company' | 'group' | 'location';

export interface LevelIconProps {
  readonly level: LevelName;
  readonly size?: number;
  /** False renders it in the color of the text around it. */
  readonly colored?: boolean;
}

const glyphs = { company: IconBuildingStore, group: IconStack2, location: IconMapPin };

/** The icon of a level; its name is beside it as text, so assistive technology skips the icon. */
export function LevelIcon({ level, size = 14, colored = true }: LevelIconProps) {
  const Glyph = glyphs[level];
  return <Glyph size={size} stroke={1.8} aria-hidden className={colored ? styles[level] : styles.glyph} />;
}

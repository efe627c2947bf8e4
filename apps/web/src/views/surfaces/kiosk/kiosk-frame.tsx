import type { KioskDesign } from '@commissary/catalog';
import type { ReactNode } from 'react';
import styles from './kiosk.module.css';

export interface KioskProps {
  readonly design: KioskDesign;
}

export const look = (key: keyof KioskDesign['appearance']): string => `/kioskDesign/appearance/${key}`;
export const customization = (key: keyof KioskDesign['itemCustomization']): string =>
  `/kioskDesign/itemCustomization/${key}`;

/** The tall screen of a kiosk. */
export function KioskFrame({ design, children }: KioskProps & { readonly children: ReactNode }) {
  const { backgroundColor, textColor, buttonColor, buttonTextColor } = design.appearance;
  const painted: Readonly<Record<string, string>> = {
    '--ground': backgroundColor,
    '--ink': textColor,
    '--button': buttonColor,
    '--on-button': buttonTextColor,
  };
  return (
    <div className={styles.kiosk}>
      <div className={styles.screen} style={painted} data-paints={look('backgroundColor')}>
        {children}
      </div>
    </div>
  );
}

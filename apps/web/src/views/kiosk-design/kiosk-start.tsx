import { designersTexts } from '@commissary/catalog';
import { PlaceholderPlate } from '../designer/placeholder-plate.tsx';
import { PreviewHotspot } from '../designer/preview-hotspot.tsx';
import styles from './kiosk.module.css';
import { KioskFrame, type KioskProps, look } from './kiosk-frame.tsx';

/** The screen that a kiosk waits on. */
export function KioskStart({ design }: KioskProps) {
  const { logo, backgroundImage, startText } = design.appearance;
  return (
    <KioskFrame design={design}>
      {backgroundImage !== '' && (
        <img className={styles.behind} src={backgroundImage} alt={designersTexts.background} />
      )}
      <div className={styles.start} data-over={backgroundImage !== '' || undefined}>
        <PreviewHotspot field={look('logo')} name="Logo" className={styles.logo}>
          {logo === '' ? (
            <span className={styles.noLogo}>{designersTexts.yourLogo}</span>
          ) : (
            <img className={styles.logoImage} src={logo} alt={designersTexts.logo} />
          )}
        </PreviewHotspot>
        {backgroundImage === '' && (
          <PreviewHotspot field={look('backgroundImage')} name="Picture behind the start" className={styles.plate}>
            <PlaceholderPlate kind={0} className={styles.dish} />
          </PreviewHotspot>
        )}
        <PreviewHotspot field={look('startText')} name="Text on the start screen" className={styles.welcome}>
          {startText}
        </PreviewHotspot>
        <PreviewHotspot field={look('buttonColor')} name="Buttons" className={styles.button}>
          {designersTexts.start}
        </PreviewHotspot>
      </div>
    </KioskFrame>
  );
}

import { designersTexts } from '@commissary/catalog';
import { PlaceholderPlate, PreviewHotspot } from '../../designer/index.ts';
import styles from './kiosk.module.css';
import { KioskFrame, type KioskProps, look } from './kiosk-frame.tsx';

/** The idle screen of a kiosk. */
export function KioskStart({ design }: KioskProps) {
  const { logo, backgroundImage, startText } = design.appearance;
  return (
    <KioskFrame design={design}>
      {backgroundImage !== '' && (
        <img className={styles.behind} src={backgroundImage} alt={designersTexts.background} />
      )}
      <div
        className={`${styles.start} stack align-center justify-between gap-16 grow`}
        data-over={backgroundImage !== '' || undefined}
      >
        <PreviewHotspot field={look('logo')} name={designersTexts.logo}>
          {logo === '' ? (
            <span className={styles.noLogo}>{designersTexts.yourLogo}</span>
          ) : (
            <img className={styles.logoImage} src={logo} alt={designersTexts.logo} />
          )}
        </PreviewHotspot>
        {backgroundImage === '' && (
          <PreviewHotspot
            field={look('backgroundImage')}
            name={designersTexts.backgroundImage}
            className={styles.plate}
          >
            <PlaceholderPlate kind={0} className={styles.dish} />
          </PreviewHotspot>
        )}
        <PreviewHotspot field={look('startText')} name={designersTexts.startText} className={styles.welcome}>
          {startText}
        </PreviewHotspot>
        <PreviewHotspot field={look('buttonColor')} name={designersTexts.buttons} className={styles.button}>
          {designersTexts.start}
        </PreviewHotspot>
      </div>
    </KioskFrame>
  );
}

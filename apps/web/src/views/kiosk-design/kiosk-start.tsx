import { Dish } from '../designer/dish.tsx';
import { Part } from '../designer/part.tsx';
import styles from './kiosk.module.css';
import { KioskFrame, type KioskProps, look } from './kiosk-frame.tsx';

/** The screen that a kiosk waits on. */
export function KioskStart({ design }: KioskProps) {
  const { logo, backgroundImage, startText } = design.appearance;
  return (
    <KioskFrame design={design}>
      {backgroundImage !== '' && <img className={styles.behind} src={backgroundImage} alt="Background" />}
      <div className={styles.start} data-over={backgroundImage !== '' || undefined}>
        <Part paints={look('logo')} name="Logo" className={styles.logo}>
          {logo === '' ? (
            <span className={styles.noLogo}>Your logo</span>
          ) : (
            <img className={styles.logoImage} src={logo} alt="Logo" />
          )}
        </Part>
        {backgroundImage === '' && (
          <Part paints={look('backgroundImage')} name="Picture behind the start" className={styles.plate}>
            <Dish kind={0} className={styles.dish} />
          </Part>
        )}
        <Part paints={look('startText')} name="Text on the start screen" className={styles.welcome}>
          {startText}
        </Part>
        <Part paints={look('buttonColor')} name="Buttons" className={styles.button}>
          Start
        </Part>
      </div>
    </KioskFrame>
  );
}

/**
 * Where to look:
 * - The screens of a point of sale, a kiosk and the online page as pictures, for the designers and the simulator: one
 *   component each; from a menu `menu-picture.ts`.
 */
export { emptyOrder } from './empty-order.ts';
export { menuNames } from './menu-names.ts';
export { menuPicture, money, pictureOfOrder } from './menu-picture.ts';
export type { SurfacePicture } from './picture.ts';
export { PosScreen } from './pos-screen.tsx';
export { RearDisplay } from './rear-display.tsx';
export { themePath } from './theme-path.ts';
export { useMenuPicture } from './use-menu-picture.ts';

export { detailsOfHarborSt } from './details.ts';
export { modifiersOfHarborSt } from './modifiers.ts';
export { menuOfMountain, menuOfOldMill } from './overrides.ts';
export { type SamplePicture, samplePictures } from './pictures.ts';
export { sampleMenu } from './sample-menu.ts';
export { terraceMenu } from './terrace-menu.ts';

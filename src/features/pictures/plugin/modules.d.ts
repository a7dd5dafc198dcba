/** `import picture from './screen.png?picture'`, for the component `src/ui/Picture`. */
declare module '*?picture' {
  import type {PictureData} from '@site/src/ui/Picture';

  const picture: PictureData;
  export default picture;
}

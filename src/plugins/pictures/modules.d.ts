/** `import picture from './screen.png?picture'`, for the component `ui/Picture`. */
declare module '*?picture' {
  import type {PictureData} from '@site/src/components/ui/Picture';

  const picture: PictureData;
  export default picture;
}

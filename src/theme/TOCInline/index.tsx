// Change: a plain list.
export {InlineContents as default} from '@site/src/features/reading/InlineContents';

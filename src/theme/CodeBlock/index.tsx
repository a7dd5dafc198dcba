// Change: highlighted at build, with classes and no inline styles; wrapped without script.
export {CodeBlock as default} from '@site/src/features/reading/CodeBlock';

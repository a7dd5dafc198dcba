// sourceHash: 'c6be526a3589'
import type {SampleMarkContent} from '@site/src/content/sampleMark';

export const sampleMark: SampleMarkContent = {
  label: 'Esempio',
};

// sourceHash: 'e8475cb859cd'
import type {SampleMarkContent} from '@site/src/content/sampleMark';

export const sampleMark: SampleMarkContent = {
  label: 'Esempio',
};

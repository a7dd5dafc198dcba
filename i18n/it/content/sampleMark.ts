// sourceHash: '000000000000'
import type {SampleMarkContent} from '@site/src/content/sampleMark';

export const sampleMark: SampleMarkContent = {
  label: 'Esempio',
};

// Change: a radio button and what it shows.
export {TabItem as default} from '@site/src/components/reading/Tabs';

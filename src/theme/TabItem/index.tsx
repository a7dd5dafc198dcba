// Change: a radio button and its panel.
export {TabItem as default} from '@site/src/features/reading/Tabs';

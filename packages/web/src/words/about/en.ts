export default {
  title: 'About Sevenfold',
};
